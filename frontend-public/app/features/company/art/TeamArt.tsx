import { ART, SideCar } from '../../home/art/Scene';
import { GROUND, WideScene } from '../../sections/WideScene';

interface PersonProps {
  x: number;
  skin: string;
  hair: string;
  clothes: string;
}

/** A worker at the edge of the road. */
function Person({ x, skin, hair, clothes }: PersonProps) {
  return (
    <g transform={`translate(${x} ${GROUND + 14})`}>
      <path d="M-16-64h14v64h-14zM2-64h14V0H2z" fill={ART.ink} />
      <path d="M-20 0h20v-7h-14zM0 0h20l-6-7H0z" fill={ART.ink} />
      <path d="M-26-140c0-8 6-14 14-14h24c8 0 14 6 14 14v80h-52z" fill={clothes} />
      <path d="M-26-108h52M-26-90h52" stroke={ART.pale} strokeWidth="7" />
      <path d="M-26-142-36-78M26-142l10 64" stroke={clothes} strokeWidth="13" strokeLinecap="round" />
      <circle cx="-37" cy="-70" r="7" fill={skin} />
      <circle cx="37" cy="-70" r="7" fill={skin} />
      <circle cy="-176" r="19" fill={skin} />
      <path d="M-20-178a20 20 0 0 1 40 0c-8-8-30-10-40 0Z" fill={hair} />
    </g>
  );
}

/** Driver, mechanic and planner in front of a car. */
export function TeamArt() {
  return (
    <WideScene>
      <SideCar x={30} ground={GROUND} scale={2.3} fill={ART.steel} />
      <Person x={330} skin="#c98f68" hair={ART.ink} clothes={ART.blue} />
      <Person x={420} skin="#8a5a3c" hair="#3a2a20" clothes={ART.ink} />
      <Person x={506} skin="#e3b58f" hair="#6b4a2f" clothes={ART.blue} />
      <path d="m366 208 16 0M382 208a8 8 0 1 0 .1 0" fill="none" stroke={ART.ink} strokeWidth="5" />
      <path d="M456 196h30v40h-30z" fill={ART.pale} />
      <path d="M462 206h18M462 216h18M462 226h12" stroke={ART.ink} strokeWidth="3" />
    </WideScene>
  );
}
