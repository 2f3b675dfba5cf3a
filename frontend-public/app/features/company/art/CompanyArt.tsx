import { ART, SideCar } from '../../home/art/Scene';
import { SideVan } from '../../home/art/vehicles';
import { GROUND, WideScene } from '../../sections/WideScene';

const WINDOWS = [58, 98, 138, 178];

/** The company's base: offices, two workshop gates and vehicles. */
export function CompanyArt() {
  return (
    <WideScene>
      <path d="M34 268V88h196v180z" fill={ART.ink} />
      {[112, 160].map((y) => (
        <path
          key={y}
          d={WINDOWS.map((x) => `M${x} ${y}h26v30h-26z`).join('')}
          fill={y === 112 ? ART.sky : ART.steel}
        />
      ))}
      <path d="M112 268v-58h42v58z" fill={ART.pale} />
      <path d="M230 268V128h300v140z" fill={ART.sand} />
      <path d="M222 110h316v30H222z" fill={ART.blue} />
      <path
        d="m246 118 8 7-8 7M264 118l8 7-8 7M282 118l8 7-8 7"
        fill="none"
        stroke={ART.pale}
        strokeWidth="5"
      />
      <path d="M256 268V166h112v102zM392 268V166h112v102z" fill={ART.pale} />
      <path d="M256 166h112v34H256zM392 166h112v62H392z" fill={ART.steel} />
      <path
        d="M256 178h112M256 190h112M392 180h112M392 196h112M392 212h112"
        stroke={ART.pale}
        strokeWidth="3"
      />
      <SideCar x={260} ground={GROUND} scale={0.92} fill={ART.steel} />
      <SideVan x={42} ground={GROUND + 26} scale={1.25} />
      <SideCar x={336} ground={GROUND + 28} scale={1.5} />
    </WideScene>
  );
}
