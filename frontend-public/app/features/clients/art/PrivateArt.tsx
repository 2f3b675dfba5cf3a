import { ART, SideCar } from '../../home/art/Scene';
import { GROUND, WideScene } from '../../sections/WideScene';

const FLOORS = [74, 122, 170];

/** A city street: a block of flats, a tree and a car at the door. */
export function PrivateArt() {
  return (
    <WideScene>
      <path d="M36 268V48h190v220z" fill={ART.sand} />
      <path d="M226 268V92h150v176z" fill={ART.pale} />
      <path d="M28 40h206v14H28zM220 84h164v12H220z" fill={ART.ink} />
      {FLOORS.map((y) => (
        <g key={y}>
          <path d={`M62 ${y}h34v32H62zM114 ${y}h34v32h-34zM166 ${y}h34v32h-34z`} fill={ART.steel} />
          <path d={`M56 ${y + 32}h46M108 ${y + 32}h46M160 ${y + 32}h46`} stroke={ART.ink} strokeWidth="5" />
        </g>
      ))}
      <path d="M254 118h34v34h-34zM314 118h34v34h-34zM254 174h34v34h-34z" fill={ART.steel} />
      <path d="M314 268v-92h38v92z" fill={ART.blue} />
      <path d="M456 268v-84" stroke={ART.ink} strokeWidth="11" />
      <circle cx="456" cy="140" r="56" fill={ART.steel} />
      <circle cx="428" cy="164" r="32" fill={ART.steel} />
      <SideCar x={126} ground={GROUND + 24} scale={2.1} />
    </WideScene>
  );
}
