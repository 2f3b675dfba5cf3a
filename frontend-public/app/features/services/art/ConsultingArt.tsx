import { ART, Scene, SideCar } from '../../home/art/Scene';
import { SideVan } from '../../home/art/vehicles';

/** A board with the fleet's count, and the vehicles that stay and go. */
export function ConsultingArt() {
  return (
    <Scene>
      <path d="M92 110v26M228 110v26" stroke={ART.steel} strokeWidth="7" />
      <rect x="56" y="14" width="208" height="98" rx="6" fill={ART.ink} />
      <rect x="65" y="23" width="190" height="80" rx="2" fill={ART.pale} />
      <path d="M78 92h80" stroke={ART.ink} strokeWidth="3" />
      <path d="M84 90V62h11v28zM102 90V46h11v44zM120 90V54h11v36zM138 90V72h11v18z" fill={ART.steel} />
      <path d="M138 90V72h11v18z" fill={ART.blue} />
      <path
        d="m86 48 22-14 18 8 20 14"
        fill="none"
        stroke={ART.blue}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M174 36h66M174 52h50M174 68h58M174 84h34" stroke={ART.sand} strokeWidth="6" />
      <path d="m170 35 4 4 7-8M170 51l4 4 7-8M170 67l4 4 7-8" fill="none" stroke={ART.ink} strokeWidth="3" />
      <SideVan x={6} ground={136} scale={0.62} />
      <SideCar x={234} ground={136} scale={0.72} />
    </Scene>
  );
}
