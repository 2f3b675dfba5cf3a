import { ART } from '../../home/art/Scene';
import { SideVan } from '../../home/art/vehicles';
import { GROUND, WideScene } from '../../sections/WideScene';

const LEVELS = [118, 158, 198];

/** A company's vans in front of its warehouse. */
export function BusinessArt() {
  return (
    <WideScene>
      <path d="M30 268V96h500v172z" fill={ART.sand} />
      <path d="M18 74h524v30H18z" fill={ART.ink} />
      <path d="M46 89h120" stroke={ART.pale} strokeWidth="7" strokeDasharray="26 14" />
      {[64, 218, 372].map((x) => (
        <g key={x}>
          <path d={`M${x} 268V124h124v144z`} fill={ART.steel} />
          <path d={LEVELS.map((y) => `M${x} ${y + 26}h124`).join('')} stroke={ART.pale} strokeWidth="4" />
        </g>
      ))}
      <SideVan x={22} ground={GROUND + 16} scale={1.16} fill={ART.blue} />
      <SideVan x={200} ground={GROUND + 16} scale={1.16} fill={ART.blue} />
      <SideVan x={378} ground={GROUND + 16} scale={1.16} fill={ART.blue} />
    </WideScene>
  );
}
