import { Box } from '@mui/material';
import type { Schemas } from '@hiring/contract/api';
import { Link } from 'react-router-dom';
import { translate } from '../i18n/texts';
import { formatCount, pluralOf } from '../ui/format/counts';
import { countedAddress, dayText, weekText } from './figureText';
import { ChartFigure } from './ChartFigure';

type Week = Schemas['WeekFigure'];

const HEIGHT = 160;
const STEPS = [1, 2, 5] as const;
/** Above so many columns the table behind the chart is the way by keyboard: five years have 262. */
const MOST_STOPS = 26;
/** Labels that fit below the columns. */
const LABELS = 12;

/** The next round number above: 1, 2 or 5 times a power of ten, so that the axis can be read. */
function roundTop(value: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) if (step * power >= value) return step * power;
  }
}

const addressOf = ({ desde, hasta }: Week) => countedAddress({ cuenta: 'recibidas', desde, hasta });
const saidOf = (week: Week) =>
  `${weekText(week)}: ${translate('home.figures.applications', pluralOf(week.total))}`;

const COLUMN = {
  flex: '1 1 0',
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  '& .column': { height: HEIGHT, display: 'flex', alignItems: 'flex-end', px: '12%' },
  // Backgrounds are not drawn in forced colours; outlines are.
  '& .column > *': {
    flex: 1,
    bgcolor: 'primary.main',
    '@media (forced-colors: active)': { outline: '1px solid' },
  },
  '&:hover .column > *': { bgcolor: 'secondary.main' },
  '& .label': { height: 20, pt: 0.5, textAlign: 'center', whiteSpace: 'nowrap' },
  // A phone has room for a quarter of them.
  '& .label[data-wide=true]': { visibility: { xs: 'hidden', sm: 'visible' } },
} as const;

function Columns({ weeks }: { weeks: readonly Week[] }) {
  const top = roundTop(Math.max(2, ...weeks.map(({ total }) => total)));
  const every = Math.ceil(weeks.length / LABELS);
  return (
    <Box
      sx={{
        display: 'flex',
        gap: { xs: 0.5, sm: 1 },
        // Each of twelve columns is wide enough for a finger's tip on the narrowest phone.
        mx: { xs: -1.75, sm: 0 },
        fontSize: 'caption.fontSize',
        color: 'text.secondary',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          textAlign: 'right',
          height: HEIGHT,
          lineHeight: 1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span>{formatCount(top)}</span>
        <span>{formatCount(top / 2)}</span>
        <span>0</span>
      </Box>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          backgroundImage: (theme) =>
            `repeating-linear-gradient(to bottom, ${theme.palette.divider} 0 1px, transparent 1px ${HEIGHT / 2}px)`,
          backgroundSize: `100% ${HEIGHT + 1}px`,
          backgroundRepeat: 'no-repeat',
        }}
      >
        {weeks.map((week, index) => (
          <Box
            key={week.semana}
            component={Link}
            to={addressOf(week)}
            title={saidOf(week)}
            aria-label={saidOf(week)}
            tabIndex={weeks.length <= MOST_STOPS ? undefined : -1}
            sx={COLUMN}
          >
            <div className="column">
              <div style={{ height: `${(week.total / top) * 100}%` }} />
            </div>
            <div className="label" data-wide={index % (4 * every) > 0} aria-hidden>
              {index % every === 0 && dayText(week.desde)}
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** `lasting`: they are not those of the period, which is shorter. */
export function WeeksChart({ weeks, lasting }: { weeks: readonly Week[]; lasting: boolean }) {
  return (
    <ChartFigure
      name="weeks"
      {...(lasting && { unit: translate('home.chartUnits.lastWeeks', { count: weeks.length }) })}
      columns={['week', 'applications']}
      rows={weeks.map((week) => ({
        key: week.semana,
        label: weekText(week),
        cells: [formatCount(week.total)],
        to: addressOf(week),
      }))}
      empty={weeks.every(({ total }) => total === 0) ? 'home.charts.noneReceived' : null}
    >
      <Columns weeks={weeks} />
    </ChartFigure>
  );
}
