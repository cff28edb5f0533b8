import Yoga, { Align, Direction, Edge, FlexDirection, Justify, Wrap } from 'yoga-layout';

const root = Yoga.Node.create();
root.setWidth(500);
root.setHeight(300);
root.setFlexDirection(FlexDirection.Row);
root.setFlexWrap(Wrap.Wrap);
root.setJustifyContent(Justify.SpaceBetween);
root.setAlignItems(Align.Center);
const children = Array.from({ length: 9 }, (_, i) => {
  const child = Yoga.Node.create();
  child.setFlexGrow(i % 3);
  child.setMinWidth(70 + 11 * i);
  child.setHeightPercent(10 + i);
  child.setMargin(Edge.All, i * 1.25);
  if (i === 4) child.setMeasureFunc((width) => ({ width: width / 3, height: 33.3 }));
  root.insertChild(child, i);
  return child;
});
root.calculateLayout(undefined, undefined, Direction.LTR);
for (const child of children) console.log(JSON.stringify(child.getComputedLayout()));
