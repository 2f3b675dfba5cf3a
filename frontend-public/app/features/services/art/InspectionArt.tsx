import { ART, SideCar } from '../../home/art/Scene';
import { GROUND, WideScene } from '../../sections/WideScene';

const CHECKS = [92, 120, 148];

/** An inspection lane: brake rollers under the car, results on a screen. */
export function InspectionArt() {
  return (
    <WideScene hills={false}>
      <path d="M20 268V70h520v198z" fill={ART.pale} />
      <path d="M20 36h520v46H20z" fill={ART.ink} />
      <path
        d="m44 46 14 13-14 13M72 46l14 13-14 13M100 46l14 13-14 13M516 46l-14 13 14 13M488 46l-14 13 14 13M460 46l-14 13 14 13"
        fill="none"
        stroke={ART.pale}
        strokeWidth="7"
      />
      <rect x="216" y="44" width="128" height="30" rx="4" fill={ART.pale} />
      <path d="m264 58 10 9 20-19" fill="none" stroke={ART.blue} strokeWidth="7" />
      <path d="M36 82v186M524 82v186" stroke={ART.ink} strokeWidth="14" />
      <rect x="402" y="80" width="96" height="92" rx="6" fill={ART.ink} />
      {CHECKS.map((y) => (
        <g key={y}>
          <path d={`m414 ${y} 6 6 11-11`} fill="none" stroke={ART.sky} strokeWidth="4" />
          <path d={`M442 ${y + 1}h44`} stroke={ART.steel} strokeWidth="6" />
        </g>
      ))}
      <path d="M450 172v96" stroke={ART.steel} strokeWidth="8" />
      <SideCar x={120} ground={GROUND} scale={2.1} />
      <path d="M96 268h316v12H96z" fill={ART.ink} />
      {[163, 189, 285, 311].map((cx) => (
        <circle key={cx} cx={cx} cy="276" r="9" fill={ART.steel} />
      ))}
      <path d="m62 268 14-48 14 48Z" fill={ART.blue} />
      <path d="M71 238h10M66 254h20" stroke={ART.pale} strokeWidth="6" />
    </WideScene>
  );
}
