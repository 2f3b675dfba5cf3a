import { counted } from '@hiring/contract';
import Box from '@mui/material/Box';
import type { Schemas } from '@hiring/contract/api';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../../format/formatCount';
import { countedAddress } from '../addresses';
import { weekText } from '../figureText';
import { ChartFigure } from './ChartFigure';

type Week = Schemas['WeekFigure'];

const HEIGHT = 160;
const AXIS = 18;
const STEPS = [1, 2, 5] as const;

/** The next round number above: 1, 2 or 5 times a power of ten, so that the axis can be read. */
function roundTop(value: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) if (step * power >= value) return step * power;
  }
}

const addressOf = ({ desde, hasta }: Week) => countedAddress({ cuenta: 'recibidas', desde, hasta });

/** Columns, one a week. The table behind them is the way by keyboard: five years are 262 columns. */
function Columns({ weeks }: { weeks: readonly Week[] }) {
  const navigate = useNavigate();
  const top = roundTop(Math.max(1, ...weeks.map(({ total }) => total)));
  const step = 100 / weeks.length;
  const gap = Math.min(step * 0.25, 1);
  const first = weeks[0];
  const last = weeks.at(-1);
  const summary = `${counted(weeks.length, 'semana', 'semanas')}, como máximo ${formatCount(
    Math.max(...weeks.map(({ total }) => total)),
  )} en una. Los valores están en la tabla.`;
  return (
    <Box sx={{ fontSize: 'caption.fontSize', color: 'text.secondary' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            textAlign: 'right',
            height: HEIGHT,
            minWidth: AXIS,
            lineHeight: 1,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <span>{formatCount(top)}</span>
          <span>0</span>
        </Box>
        <Box
          component="svg"
          role="img"
          aria-label={summary}
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
          sx={{ flex: 1, minWidth: 0, height: HEIGHT, display: 'block', overflow: 'visible' }}
        >
          {[0, 0.5, 1].map((part) => (
            <Box
              component="line"
              key={part}
              x1={0}
              x2={100}
              y1={HEIGHT * part}
              y2={HEIGHT * part}
              vectorEffect="non-scaling-stroke"
              sx={{
                stroke: 'currentColor',
                strokeOpacity: 0.35,
                strokeDasharray: part === 1 ? 'none' : '4 4',
              }}
            />
          ))}
          {weeks.map((week, index) => (
            <Box
              component="g"
              key={week.semana}
              onClick={() => void navigate(addressOf(week))}
              sx={(theme) => ({
                cursor: 'pointer',
                color: theme.palette.primary.main,
                '&:hover': { color: theme.palette.secondary.main },
              })}
            >
              <title>{`${weekText(week)}: ${counted(week.total, 'candidatura', 'candidaturas')}`}</title>
              <rect x={index * step} y={0} width={step} height={HEIGHT} fill="transparent" />
              <rect
                x={index * step + gap / 2}
                y={HEIGHT - (week.total / top) * HEIGHT}
                width={step - gap}
                height={(week.total / top) * HEIGHT}
                fill="currentColor"
              />
            </Box>
          ))}
        </Box>
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.75, pl: 3.25 }}>
        <span>{first && weekText(first)}</span>
        {weeks.length > 1 && <span>{last && weekText(last)}</span>}
      </Box>
    </Box>
  );
}

/** Applications received in each week. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  return (
    <ChartFigure
      title="Candidaturas por semana"
      unit="Candidaturas recibidas, de lunes a domingo"
      columns={['Semana', 'Candidaturas']}
      rows={weeks.map((week) => ({
        key: week.semana,
        label: weekText(week),
        cells: [formatCount(week.total)],
        to: addressOf(week),
      }))}
      empty={
        weeks.every(({ total }) => total === 0) ? 'No se recibieron candidaturas en este periodo.' : null
      }
    >
      <Columns weeks={weeks} />
    </ChartFigure>
  );
}
