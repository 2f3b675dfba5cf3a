import { ART, SideCar } from '../../home/art/Scene';
import { GROUND, WideScene } from '../../sections/WideScene';

/** A car between a house and the workshop, with two arrows. */
export function WorkshopPickupArt() {
  return (
    <WideScene>
      <path d="M20 268V132h132v136z" fill={ART.pale} />
      <path d="M10 138 86 84l76 54z" fill={ART.blue} />
      <path d="M96 268v-70h36v70z" fill={ART.ink} />
      <path d="M38 164h36v34H38z" fill={ART.steel} />
      <path d="M392 268V118h150v150z" fill={ART.sand} />
      <path d="M382 92h170v32H382z" fill={ART.ink} />
      <path d="M414 268V152h106v116z" fill={ART.steel} />
      <path d="M414 174h106M414 196h106M414 218h106M414 240h106" stroke={ART.pale} strokeWidth="4" />
      <path d="m436 102 9-6v12h44v-12l9 6v12l-9 6v-8h-44v8l-9-6z" fill={ART.pale} />
      <path
        d="M186 120h150M338 160H188"
        fill="none"
        stroke={ART.ink}
        strokeWidth="9"
        strokeDasharray="26 14"
      />
      <path d="m332 98 30 22-30 22zM192 138l-30 22 30 22z" fill={ART.ink} />
      <SideCar x={160} ground={GROUND + 22} scale={1.95} />
    </WideScene>
  );
}
