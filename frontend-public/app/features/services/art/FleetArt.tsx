import { ART, SideCar } from '../../home/art/Scene';
import { SideVan } from '../../home/art/vehicles';
import { GROUND, WideScene } from '../../sections/WideScene';

const ROWS = [58, 82, 106, 130, 154];

/** A list of vehicles with appointments, above the vehicles. */
export function FleetArt() {
  return (
    <WideScene hills={false}>
      <rect x="64" y="22" width="432" height="164" rx="10" fill={ART.ink} />
      <rect x="76" y="34" width="408" height="140" rx="4" fill={ART.pale} />
      <path d="M76 34h150v140H76z" fill={ART.sand} />
      {ROWS.map((y, index) => (
        <g key={y}>
          <rect x="90" y={y - 8} width="14" height="14" rx="3" fill={index === 2 ? ART.blue : ART.steel} />
          <path d={`M114 ${y - 1}h${index % 2 ? 74 : 92}`} stroke={ART.ink} strokeWidth="6" />
        </g>
      ))}
      <path d="M242 54h226M242 84h226M242 114h226M242 144h226" stroke={ART.sand} strokeWidth="3" />
      <path d="M286 44v120M336 44v120M386 44v120M436 44v120" stroke={ART.sand} strokeWidth="3" />
      <path
        d="M250 69h66M350 69h60M292 99h100M250 129h30M396 129h64M320 157h80"
        stroke={ART.blue}
        strokeWidth="12"
      />
      <path d="M410 69h40M258 99h20M300 129h70" stroke={ART.steel} strokeWidth="12" />
      <path d="M262 186h36v20h-36z" fill={ART.steel} />
      <SideVan x={20} ground={GROUND + 24} scale={1.2} />
      <SideVan x={206} ground={GROUND + 24} scale={1.2} fill={ART.steel} />
      <SideCar x={394} ground={GROUND + 24} scale={1.3} />
    </WideScene>
  );
}
