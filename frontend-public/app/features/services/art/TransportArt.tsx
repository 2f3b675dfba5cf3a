import { CarCarrier } from '../../home/art/vehicles';
import { Gantry, GROUND, WideScene } from '../../sections/WideScene';

/** A loaded carrier passing under a motorway sign. */
export function TransportArt() {
  return (
    <WideScene>
      <Gantry x={196} width={330} top={20} />
      <g transform={`translate(8 ${GROUND + 18 - 136 * 1.72}) scale(1.72)`}>
        <CarCarrier />
      </g>
    </WideScene>
  );
}
