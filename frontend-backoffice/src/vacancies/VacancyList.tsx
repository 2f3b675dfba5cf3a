import '../i18n/vacancies';
import { TONE_COLOURS, VACANCY_ESTADO_LABEL, VACANCY_ESTADOS } from '@hiring/contract';
import { StatCard, StatCards } from '../ui/StatCard';
import {
  type Figures,
  LINKS_PATH,
  NEW_VACANCY,
  vacanciesWith,
  type Vacancy,
  vacancyAddress,
} from './vacancy';
import { capitalised, experienceText, publishedText, salaryText } from './wording';
import { api, useRead } from '../providers/api';
import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import LocalCarWashOutlined from '@mui/icons-material/LocalCarWashOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, List, useListContext, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDepartments } from '../panel/departments/useDepartments';
import { formatDay } from '../ui/format/dates';
import { formatCount } from '../ui/format/counts';
import { CoveringLink } from '../ui/display/Detail';
import { choiceFilter, choicesOf, WORDS_FILTER } from '../ui/forms/inputs';
import { ListEmpty } from '../ui/lists/ListParts';
import { PageHeader } from '../ui/PageHeader';
import { RetryAlert } from '../ui/Loaded';
import { ToneBadge } from '../ui/display/text';
import { useVacancyFigures } from './useVacancyFigures';
import { NextStepButton } from './record/NextStepButton';
import { VacancyMenu } from './VacancyMenu';
import { VacancyStateBadge } from './record/VacancyText';
import { AddButton } from '../ui/buttons';
import { translate } from '../i18n/texts';

const CARDS = [
  ['total', undefined, vacanciesWith({})],
  ['activas', TONE_COLOURS.green.solid, vacanciesWith({ estado: 'activa' })],
  ['destacadas', TONE_COLOURS.yellow.solid, vacanciesWith({ destacada: true })],
  ['candidaturas', TONE_COLOURS.blue.solid, undefined],
] as const;

function VacancyCards() {
  const { data, isError } = useRead(['vacancy-summary'], () => api.get('/api/vacancy-summary'));
  return (
    <StatCards label="vacancies.list.figures">
      {CARDS.map(([name, colour, to]) => (
        <StatCard
          key={name}
          label={`vacancies.cards.${name}`}
          value={data?.[name]}
          failed={isError}
          colour={colour}
          to={to}
        />
      ))}
    </StatCards>
  );
}

/** An office by default. Its name stands beside it. */
function DepartmentIcon({ codigo }: { codigo: string }) {
  if (codigo === 'chofer') return <LocalShippingOutlined fontSize="small" aria-hidden />;
  if (codigo === 'lavadero') return <LocalCarWashOutlined fontSize="small" aria-hidden />;
  return <BusinessCenterOutlined fontSize="small" aria-hidden />;
}

const Column = DataTable.Col<Vacancy>;

const small = (text: string) => <Typography variant="hint">{text}</Typography>;

function NewVacancyButton({ label }: { label: string }) {
  const { permissions } = usePermissions<string[]>();
  if (!permissions?.includes('vacancies:write')) return null;
  return <AddButton to={NEW_VACANCY}>{translate(label)}</AddButton>;
}

function Title({ vacancy }: { vacancy: Vacancy }) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <CoveringLink to={vacancyAddress(vacancy.id)} state={{ _scrollToTop: true }}>
          {vacancy.titulo}
        </CoveringLink>
        {vacancy.destacada && <ToneBadge tone="yellow">{translate('vacancies.list.featured')}</ToneBadge>}
        {!vacancy.visible_publicamente && (
          <ToneBadge tone="grey">{translate('vacancies.list.hidden')}</ToneBadge>
        )}
      </Box>
      {small(`${vacancy.posicion_nombre}. ${vacancy.ubicacion}`)}
      {small(`${salaryText(vacancy)}. ${experienceText(vacancy)}`)}
    </>
  );
}

/** People who wait for an answer: amber; red those beyond the agreed time. */
function Waiting({ figures }: { figures: Figures }) {
  if (figures.esperan === 0) return translate('vacancies.list.nobody');
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <ToneBadge tone="yellow">
        {translate('vacancies.list.waiting', { count: formatCount(figures.esperan) })}
      </ToneBadge>
      {figures.sin_responder > 0 && (
        <ToneBadge tone="red">
          {translate('vacancies.list.late', { count: formatCount(figures.sin_responder) })}
        </ToneBadge>
      )}
    </Box>
  );
}

function Dates({ vacancy, figures }: { vacancy: Vacancy; figures: Figures | undefined }) {
  const { estado, cierra_el } = vacancy;
  return (
    <>
      {figures?.cerrada_at
        ? translate('vacancies.words.closed', { day: formatDay(figures.cerrada_at) })
        : publishedText(vacancy)}
      {cierra_el &&
        estado !== 'cerrada' &&
        small(translate('vacancies.list.closes', { day: formatDay(cierra_el) }))}
    </>
  );
}

function VacancyTable() {
  const { data = [] } = useListContext<Vacancy>();
  const figures = useVacancyFigures(data.map(({ id }) => id));
  const counted = (id: string, show: (figures: Figures) => ReactNode) => {
    const known = figures.data?.get(id);
    if (known) return show(known);
    return figures.isError ? '—' : <Skeleton width={32} />;
  };
  return (
    <>
      {figures.isError && (
        <RetryAlert onRetry={figures.refetch}>{translate('vacancies.words.uncounted')}</RetryAlert>
      )}
      <DataTable<Vacancy> empty={<ListEmpty action={<NewVacancyButton label="vacancies.list.addFirst" />} />}>
        <Column
          source="titulo"
          label="resources.vacancies.fields.vacante"
          render={(vacancy) => <Title vacancy={vacancy} />}
        />
        <Column source="estado" render={({ estado }) => <VacancyStateBadge estado={estado} />} />
        <Column
          source="departamento"
          cellClassName="wide"
          render={({ departamento, departamento_nombre }) => (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <DepartmentIcon codigo={departamento} /> {departamento_nombre}
            </Box>
          )}
        />
        <Column
          source="candidaturas"
          align="right"
          cellClassName="wide"
          render={({ id }) => counted(id, ({ total }) => formatCount(total))}
        />
        <Column source="por_responder" render={({ id }) => counted(id, (one) => <Waiting figures={one} />)} />
        <Column
          source="contratadas"
          align="right"
          cellClassName="wide"
          render={({ id, vacantes_disponibles }) =>
            counted(id, ({ contratada }) =>
              translate('vacancies.list.hired', {
                count: formatCount(contratada),
                wanted: vacantes_disponibles,
              }),
            )
          }
        />
        <Column
          source="fecha_publicacion"
          disableSort={false}
          sortByOrder="DESC"
          cellClassName="wide"
          render={(vacancy) => <Dates vacancy={vacancy} figures={figures.data?.get(vacancy.id)} />}
        />
        <Column
          source="siguiente"
          align="right"
          render={(vacancy) => (
            <NextStepButton
              vacancy={vacancy}
              figures={figures.data?.get(vacancy.id)}
              size="small"
              variant="outlined"
            />
          )}
        />
        <Column source="actions" align="right" render={(vacancy) => <VacancyMenu vacancy={vacancy} />} />
      </DataTable>
    </>
  );
}

export function VacancyList() {
  const { options } = useDepartments();
  return (
    <>
      <PageHeader
        title="vacancies.list.title"
        lead="vacancies.list.lead"
        action={
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button component={Link} to="/requisitions" variant="outlined">
              {translate('vacancies.list.requisitions')}
            </Button>
            <Button component={Link} to={LINKS_PATH} variant="outlined">
              {translate('vacancies.links.title')}
            </Button>
            <NewVacancyButton label="vacancies.list.add" />
          </Stack>
        }
      />
      <VacancyCards />
      <List
        sort={{ field: 'fecha_publicacion', order: 'DESC' }}
        filters={[
          WORDS_FILTER,
          choiceFilter('estado', choicesOf(VACANCY_ESTADOS, VACANCY_ESTADO_LABEL)),
          choiceFilter(
            'departamento',
            options.map(({ id, name }) => ({ id, name: capitalised(name) })),
          ),
        ]}
      >
        <VacancyTable />
      </List>
    </>
  );
}
