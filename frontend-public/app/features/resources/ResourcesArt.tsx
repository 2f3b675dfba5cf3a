import { ART, SideCar } from '../home/art/Scene';
import { GROUND, WideScene } from '../sections/WideScene';

const LINES = [102, 138, 174];

/** A vehicle's report with its checks, above the vehicle. */
export function ResourcesArt() {
  return (
    <WideScene>
      <rect x="58" y="34" width="210" height="246" rx="10" fill={ART.ink} />
      <rect x="74" y="56" width="178" height="208" rx="3" fill={ART.pale} />
      <path d="M128 24h70v40h-70z" fill={ART.steel} />
      {LINES.map((y) => (
        <g key={y}>
          <path d={`m88 ${y} 8 8 15-16`} fill="none" stroke={ART.blue} strokeWidth="6" />
          <path d={`M124 ${y}h${y === 138 ? 80 : 110}`} stroke={ART.steel} strokeWidth="7" />
        </g>
      ))}
      <path d="M90 232c16-24 26 14 42-8s20 8 36-2" fill="none" stroke={ART.ink} strokeWidth="5" />
      <SideCar x={296} ground={GROUND + 14} scale={2.1} />
      <path d="m300 282 18-60 18 60Z" fill={ART.pale} transform="translate(-22 14)" />
      <path d="M289 264h14M283 282h26" stroke={ART.blue} strokeWidth="8" />
    </WideScene>
  );
}
