import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { BOARD_COLUMN, STAGES } from '@hiring/contract';
import { Link } from 'react-router-dom';
import { formatCount } from '../format/formatCount';
import { formatDay } from '../format/dates';
import { ToneBadge } from '../ui/ToneBadge';
import { vacancyAddress } from './addresses';
import { DepartmentIcon } from './DepartmentIcon';
import { publishedText } from './publishedText';
import type { Figures, Vacancy } from './types';
import { VacancyActions } from './VacancyActions';
import { VacancyStateBadge } from './VacancyStateBadge';
import { applicationsText, experienceText, salaryText } from './vacancyText';

const TitleLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

/** How many stand where. */
function Counts({ figures }: { figures: Figures | undefined }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
        gap: { xs: 0.5, sm: 1 },
      }}
    >
      {STAGES.map((name) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', minWidth: 0 }}>
          <Typography
            component="dt"
            variant="caption"
            color="text.secondary"
            sx={{ overflowWrap: 'anywhere', lineHeight: 1.25 }}
          >
            {BOARD_COLUMN[name]}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {figures ? formatCount(figures[name]) : <Skeleton width={24} />}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** What is said of a vacancy in a line of facts. */
function Facts({ vacancy }: { vacancy: Vacancy }) {
  const facts = [
    salaryText(vacancy),
    experienceText(vacancy),
    `${vacancy.tipo_contrato}, ${vacancy.jornada.toLowerCase()}`,
    applicationsText(vacancy),
  ];
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.75, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
    >
      {facts.map((fact) => (
        <Typography key={fact} component="li" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {fact}
        </Typography>
      ))}
    </Box>
  );
}

/** One vacancy of the list: what it is, how its applications stand, what waits, and what one may do. */
export function VacancyItem({ vacancy, figures }: { vacancy: Vacancy; figures: Figures | undefined }) {
  const { id, titulo, estado } = vacancy;
  const overdue = figures?.sin_responder ?? 0;
  const interviews = figures?.entrevistas_previstas ?? 0;
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, lg: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.25 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              <TitleLink to={vacancyAddress(id)}>{titulo}</TitleLink>
            </Typography>
            <VacancyStateBadge estado={estado} />
            {vacancy.destacada && <ToneBadge tone="yellow">Destacada</ToneBadge>}
            {!vacancy.visible_publicamente && <ToneBadge tone="grey">Oculta en la web</ToneBadge>}
            {overdue > 0 && <ToneBadge tone="red">{formatCount(overdue)} sin responder</ToneBadge>}
            {interviews > 0 && (
              <ToneBadge tone="purple">
                {formatCount(interviews)} {interviews === 1 ? 'entrevista prevista' : 'entrevistas previstas'}
              </ToneBadge>
            )}
          </Box>
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
          >
            <DepartmentIcon codigo={vacancy.departamento} />
            <span>
              {vacancy.posicion_nombre}, {vacancy.departamento_nombre}. {vacancy.ubicacion}
            </span>
          </Typography>
          <Typography
            variant="body2"
            sx={{
              mt: 0.75,
              maxWidth: '80ch',
              overflow: 'hidden',
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
            }}
          >
            {vacancy.descripcion}
          </Typography>
          <Facts vacancy={vacancy} />
          <Typography variant="caption" color="text.secondary">
            {figures?.cerrada_at ? `Cerrada el ${formatDay(figures.cerrada_at)}` : publishedText(vacancy)}
            {vacancy.cierra_el && estado !== 'cerrada' && `. Se cierra el ${formatDay(vacancy.cierra_el)}`}
          </Typography>
        </Box>
        <Counts figures={figures} />
      </Box>
      <VacancyActions vacancy={vacancy} />
    </Box>
  );
}
