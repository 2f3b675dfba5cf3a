import { t } from '@lingui/core/macro';
import { COAST, RIVERS, ROADS, type Point } from './land';
import { landmarks, type Place } from './place-positions';

const WIDTH = 480;
const HEIGHT = 270;
/** Pixels of a degree of latitude; one of longitude is shorter by the cosine of 41.4°. */
const DEGREE = 800;
const LONGITUDE = DEGREE * 0.75;
/** A landmark nearer than this would touch the place or its name. */
const APART = 65;
const MARGIN = 20;

/** The map's pixels around a place in its middle. */
function projection([latitude, longitude]: Point) {
  const project = ([lat, lon]: Point): readonly [number, number] => [
    Math.round(WIDTH / 2 + (lon - longitude) * LONGITUDE),
    Math.round(HEIGHT / 2 - (lat - latitude) * DEGREE),
  ];
  const line = (points: readonly Point[]) => points.map((point) => project(point).join(' ')).join('L');
  return { project, line };
}

/** A sketch of the place and what is around it: drawn here, nothing is loaded. */
export function PlaceMap({ place }: { place: Place }) {
  const { project, line } = projection(place.at);
  const around = landmarks()
    .map(({ name, at }) => ({ name, at: project(at) }))
    .filter(
      ({ at: [x, y] }) =>
        x > MARGIN &&
        x < WIDTH - MARGIN &&
        y > MARGIN &&
        y < HEIGHT - MARGIN &&
        Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) > APART,
    );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      // Names of towns are in Latin letters, and "start" is where a text begins.
      direction="ltr"
      aria-label={t`Mapa: ${place.name} y sus alrededores`}
      className="h-auto w-full max-w-xl rounded-lg border border-line bg-surface"
    >
      <path
        d={`M${line(COAST)}L${WIDTH * 4} ${HEIGHT * 4}L${-WIDTH * 2} ${HEIGHT * 4}Z`}
        className="fill-sand-deep"
      />
      <g fill="none" strokeLinejoin="round">
        {RIVERS.map((river, index) => (
          <path key={index} d={`M${line(river)}`} className="stroke-sand-deep" strokeWidth="5" />
        ))}
        {ROADS.map((road, index) => (
          <path key={index} d={`M${line(road)}`} className="stroke-line-strong" strokeWidth="3" />
        ))}
      </g>
      {around.map(({ name, at: [x, y] }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="5" className="fill-muted" />
          <text
            x={x + (x > WIDTH / 2 ? -10 : 10)}
            y={y + 6}
            fontSize="17"
            textAnchor={x > WIDTH / 2 ? 'end' : 'start'}
            className="fill-muted"
          >
            {name}
          </text>
        </g>
      ))}
      <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`}>
        <path
          d="M0 0C-4-14-17-19-17-34a17 17 0 0 1 34 0C17-19 4-14 0 0Z"
          className="fill-signal stroke-ink"
          strokeWidth="3"
        />
        <circle cy="-34" r="6" className="fill-ink" />
        <text
          y="28"
          fontSize="20"
          fontWeight="700"
          textAnchor="middle"
          paintOrder="stroke"
          strokeWidth="6"
          strokeLinejoin="round"
          className="fill-ink stroke-surface"
        >
          {place.name}
        </text>
      </g>
    </svg>
  );
}
