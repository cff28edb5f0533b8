import { createRequire } from 'node:module';

delete globalThis.fetch; // an old Emscripten's sign of a browser
const b2 = await createRequire(import.meta.url)('box2d-wasm')();
const world = new b2.b2World(new b2.b2Vec2(0, -10));
const ground = world.CreateBody(new b2.b2BodyDef());
const edge = new b2.b2EdgeShape();
edge.SetTwoSided(new b2.b2Vec2(-20, 0), new b2.b2Vec2(20, 1));
ground.CreateFixture(edge, 0);
const bodies = Array.from({ length: 8 }, (_, i) => {
  const definition = new b2.b2BodyDef();
  definition.set_type(b2.b2_dynamicBody);
  definition.set_position(new b2.b2Vec2(i * 0.4, 3 + i * 1.1));
  const body = world.CreateBody(definition), box = new b2.b2PolygonShape();
  box.SetAsBox(0.5, 0.3);
  body.CreateFixture(box, 1);
  return body;
});
for (let i = 0; i < 200; i++) world.Step(1 / 60, 6, 2);
for (const b of bodies) console.log(b.GetPosition().get_x(), b.GetPosition().get_y(), b.GetAngle());
