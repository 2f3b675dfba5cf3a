import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingFlat from '@mui/icons-material/TrendingFlat';
import TrendingUp from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { counted, TONE_COLOURS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { formatCount } from '../format/formatCount';
import type { FigurePeriod } from '../providers/calls/figures';
import { SIZE, WEIGHT } from '../theme/tokens';
import { DetailAnchor } from './DetailAnchor';
import { countedAddress } from './addresses';
import { changeText } from './figureText';

type Figure = Schemas['Figure'];
type Cards = Schemas['DashboardCards'];

interface CardText {
  name: keyof Cards;
  label: string;
  colour: string;
  total: (total: number) => string;
  to: (period: FigurePeriod) => string;
}

const CARDS: readonly CardText[] = [
  {
    name: 'candidatos',
    label: 'Candidatos nuevos',
    colour: TONE_COLOURS.blue.solid,
    total: (total) => `${counted(total, 'candidato', 'candidatos')} en total`,
    to: () => '/candidatos',
  },
  {
    name: 'candidaturas',
    label: 'Candidaturas recibidas',
    colour: TONE_COLOURS.purple.solid,
    total: (total) => `${counted(total, 'candidatura', 'candidaturas')} en total`,
    to: (period) => countedAddress({ cuenta: 'recibidas', ...period }),
  },
  {
    name: 'vacantes',
    label: 'Vacantes publicadas',
    colour: TONE_COLOURS.yellow.solid,
    total: (total) => counted(total, 'vacante activa ahora', 'vacantes activas ahora'),
    to: () => '/gestion-vacantes',
  },
  {
    name: 'contrataciones',
    label: 'Contrataciones',
    colour: TONE_COLOURS.green.solid,
    total: (total) => `${counted(total, 'contratación', 'contrataciones')} en total`,
    to: (period) => countedAddress({ cuenta: 'contratadas', ...period }),
  },
];

function Change({ figure }: { figure: Figure }) {
  const { cambio, anterior } = figure;
  const Icon = cambio === null || cambio === 0 ? TrendingFlat : cambio > 0 ? TrendingUp : TrendingDown;
  return (
    <Typography
      component="dd"
      variant="body2"
      color="text.secondary"
      sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}
    >
      <Icon aria-hidden sx={{ fontSize: 18 }} />
      <Box component="span" sx={{ fontWeight: WEIGHT.strong, color: 'text.primary' }}>
        {changeText(cambio)}
      </Box>
      <span>{`(antes, ${formatCount(anterior)})`}</span>
    </Typography>
  );
}

/** The four figures of the period, each beside that of as many days before. */
export function FigureCards({ cards, period }: { cards: Cards | undefined; period: FigurePeriod }) {
  return (
    <Box
      component="section"
      aria-label="Cifras del periodo"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {CARDS.map(({ name, label, colour, total, to }) => {
        const figure = cards?.[name];
        return (
          <Card
            key={name}
            component="dl"
            sx={{
              m: 0,
              px: { xs: 1.5, sm: 2 },
              py: 1.5,
              position: 'relative',
              overflow: 'visible',
              '&:hover': { bgcolor: 'action.hover' },
              '&::before': {
                content: '""',
                position: 'absolute',
                top: -1,
                left: 16,
                width: 24,
                height: 4,
                borderRadius: '0 0 2px 2px',
                bgcolor: colour,
              },
            }}
          >
            <Typography component="dt" variant="body2">
              <DetailAnchor to={to(period)}>{label}</DetailAnchor>
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                fontSize: SIZE.page,
                fontWeight: WEIGHT.strong,
                lineHeight: 1.3,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {figure ? formatCount(figure.valor) : <Skeleton width={60} />}
            </Typography>
            {figure && <Change figure={figure} />}
            <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
              {figure ? total(figure.total) : <Skeleton width="50%" />}
            </Typography>
          </Card>
        );
      })}
    </Box>
  );
}
