import RAPIER from '@dimforge/rapier3d-compat';

await RAPIER.init();
const world = new RAPIER.World({ x: 0, y: -9.81, z: 0 });
world.createCollider(RAPIER.ColliderDesc.cuboid(10, 0.1, 10));
const bodies = Array.from({ length: 6 }, (_, i) => {
  const body = world.createRigidBody(RAPIER.RigidBodyDesc.dynamic().setTranslation(i * 0.3, 2 + i, i * 0.1));
  world.createCollider(i % 2 ? RAPIER.ColliderDesc.ball(0.4) : RAPIER.ColliderDesc.cuboid(0.4, 0.3, 0.5), body);
  return body;
});
for (let i = 0; i < 200; i++) world.step();
for (const b of bodies) console.log(JSON.stringify([b.translation(), b.rotation()]));
