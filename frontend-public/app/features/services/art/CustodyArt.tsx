import { ART, SideCar } from '../../home/art/Scene';
import { SideVan } from '../../home/art/vehicles';
import { GROUND, WideScene } from '../../sections/WideScene';

const POSTS = [12, 88, 164, 240, 316, 392, 468, 544];

/** A fenced yard with a closed barrier and a camera. */
export function CustodyArt() {
  return (
    <WideScene>
      <path d="M0 122h560M0 152h560M0 182h560" stroke={ART.steel} strokeWidth="4" />
      <path d={POSTS.map((x) => `M${x} 108v160`).join('')} stroke={ART.steel} strokeWidth="7" />
      <rect x="36" y="34" width="96" height="96" rx="10" fill={ART.blue} />
      <path d="M70 112V52h18a18 18 0 0 1 0 36H70" fill="none" stroke="#ffffff" strokeWidth="12" />
      <path d="M84 130v138" stroke={ART.ink} strokeWidth="8" />
      <SideVan x={136} ground={GROUND} scale={1.15} />
      <SideCar x={312} ground={GROUND} scale={1.25} fill={ART.steel} />
      <path d="M398 40h66v28h-46l-20-11z" fill={ART.ink} />
      <circle cx="460" cy="54" r="9" fill={ART.sky} />
      <path d="M432 68v54" stroke={ART.ink} strokeWidth="7" />
      <path d="M486 202h36v66h-36z" fill={ART.ink} />
      <path d="M494 212h20v14h-20z" fill={ART.sky} />
      <path d="M504 236H300" stroke={ART.pale} strokeWidth="12" />
      <path d="M504 236H300" stroke={ART.blue} strokeWidth="12" strokeDasharray="24 24" />
    </WideScene>
  );
}
