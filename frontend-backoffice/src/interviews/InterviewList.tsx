import { Box, Button, Stack, TableCell, TableRow, Typography } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import {
  DataTable,
  DataTableBody,
  DataTableRow,
  Link,
  ListView,
  SelectInput,
  type SelectInputProps,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { todayInMadrid } from '../ui/format/days';
import { SIZE } from '../ui/theme/tokens';
import { DetailLink } from '../ui/display/Detail';
import { ListFailed, ListPager } from '../ui/lists/ListParts';
import { StateMessage } from '../ui/Loaded';
import { ToneBadge } from '../ui/display/text';
import { useFocusInLines } from '../ui/lists/useFocusInLines';
import { useListFilters } from '../ui/lists/useListFilters';
import { choiceFilter, EMPTY_SHOWN, WORDS_FILTER } from '../ui/forms/inputs';
import {
  formatAgendaDay,
  formatHour,
  formatMinutes,
  type Interview,
  type InterviewFilters,
  interviewersOf,
  isLive,
  nameOf,
  NEW_INTERVIEW,
} from './types';
import { ESTADO_CHOICES } from './interviewChoices';
import { InterviewActions } from './InterviewActions';
import { InterviewEstadoBadge, InterviewPlace, TIPO_ICON } from './InterviewBadges';
import { translate } from '../i18n/texts';

const Column = DataTable.Col<Interview>;

const OVER = ['realizada', 'no_presentada'];

/** Past interviews are not among the coming ones: choosing their state shows all days. */
function EstadoInput(props: SelectInputProps) {
  const { getValues, setValue } = useFormContext();
  return (
    <SelectInput
      {...props}
      emptyText="interviews.list.anyState"
      slotProps={EMPTY_SHOWN}
      choices={ESTADO_CHOICES}
      onChange={(chosen: unknown) => {
        const estado = typeof chosen === 'string' ? chosen : '';
        if (OVER.includes(estado) && getValues('cuando') === 'proximas') setValue('cuando', '');
      }}
    />
  );
}

const WHEN = [
  { id: 'proximas', name: 'interviews.list.toCome' },
  { id: 'anteriores', name: 'interviews.list.past' },
];
const FILTERS = [
  WORDS_FILTER,
  <EstadoInput key="estado" source="estado" alwaysOn />,
  choiceFilter('cuando', WHEN, { emptyText: 'interviews.list.anyDay' }),
];

/** Says whether there are no interviews, or whether filters hide them. */
function NoInterviews({ mayWrite }: { mayWrite: boolean }) {
  const { filters, change } = useListFilters<InterviewFilters>();
  const { cuando, q, estado } = filters;
  const when = WHEN.find(({ id }) => id === cuando)?.id;
  const filtered = Boolean(q ?? estado);
  const clear = () => change({ q: undefined, estado: undefined, cuando: undefined });
  return (
    <StateMessage
      title={filtered ? 'interviews.list.notFound' : 'interviews.list.empty'}
      action={
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
          {mayWrite && !filtered && (
            <Button variant="contained" color="secondary" component={RouterLink} to={NEW_INTERVIEW}>
              {translate(cuando ? 'ui.interview.schedule' : 'interviews.list.scheduleFirst')}
            </Button>
          )}
          {(filtered || cuando !== undefined) && (
            <Button variant="outlined" onClick={clear}>
              {translate(filtered ? 'interviews.list.clear' : 'interviews.section.all')}
            </Button>
          )}
        </Stack>
      }
    >
      {filtered
        ? translate(`interviews.list.filtered.${when ?? 'all'}`)
        : when && translate(`interviews.list.none.${when}`)}
    </StateMessage>
  );
}

/** react-admin's row, below the name of its day where a day begins. */
function AgendaRow(props: { children?: ReactNode }) {
  const interview = useRecordContext<Interview>();
  const { data } = useListContext<Interview>();
  const place = data?.findIndex(({ id }) => id === interview?.id) ?? 0;
  const begins = interview && data?.[place - 1]?.fecha !== interview.fecha;
  return (
    <>
      {begins && (
        <TableRow className="agenda-dia">
          <TableCell component="th" scope="colgroup" colSpan={7}>
            {formatAgendaDay(interview.fecha, todayInMadrid())}
          </TableCell>
        </TableRow>
      )}
      <DataTableRow {...props} />
    </>
  );
}

const AgendaBody = (props: { children?: ReactNode }) => <DataTableBody {...props} row={AgendaRow} />;

function CandidateLink({ interview }: { interview: Interview }) {
  const { search } = useLocation();
  return (
    <Link
      color="inherit"
      underline="hover"
      to={{ pathname: `/candidates/${interview.candidato_id}/show`, search }}
      state={{ fromList: true }}
    >
      <strong>{nameOf(interview.candidato_nombre)}</strong>
    </Link>
  );
}

function Place({ interview }: { interview: Interview }) {
  const Icon = TIPO_ICON[interview.tipo];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, overflowWrap: 'anywhere' }}>
      <Icon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      <span>
        <InterviewPlace interview={interview} />
      </span>
    </Box>
  );
}

const AGENDA: SxProps<Theme> = {
  // The names of the columns are for screen readers: an agenda is read by its days.
  '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
  '& .agenda-dia th': {
    py: 0.5,
    fontSize: SIZE.small,
    fontWeight: 'bold',
    bgcolor: 'action.hover',
    '&::first-letter': { textTransform: 'uppercase' },
  },
  '@container (min-width: 721px)': { '& td': { height: 48 } },
  '@container (max-width: 720px)': {
    '& .agenda-dia, & .agenda-dia th': { display: 'block' },
    '& .RaDataTable-row': { pr: '16px !important' },
    '& td.column-actions': { position: 'static !important', ml: 'auto' },
  },
};

const ROW = '.RaDataTable-row';

/** Lista de Entrevistas: an agenda by days, filtered and paged by the server. */
export function InterviewList({ mayWrite }: { mayWrite: boolean }) {
  const { data } = useListContext<Interview>();
  const focus = useFocusInLines<HTMLDivElement>(data, 'button, a', ROW);
  return (
    <div {...focus}>
      <ListView
        title={false}
        filters={FILTERS}
        actions={false}
        empty={false}
        error={<ListFailed />}
        pagination={<ListPager />}
      >
        <DataTable<Interview> body={AgendaBody} empty={<NoInterviews mayWrite={mayWrite} />} sx={AGENDA}>
          <Column
            source="hora"
            render={({ id, hora, duracion_min, candidato_nombre }) => (
              <>
                <DetailLink
                  resource="interviews"
                  id={id}
                  label={`${formatHour(hora)}, ${nameOf(candidato_nombre)}`}
                >
                  {formatHour(hora)}
                </DetailLink>{' '}
                <Typography component="span" variant="note" noWrap>
                  {formatMinutes(duracion_min)}
                </Typography>
              </>
            )}
          />
          <Column source="candidato_nombre" render={(interview) => <CandidateLink interview={interview} />} />
          <Column source="puesto" />
          <Column
            source="tipo"
            cellClassName="line"
            render={(interview) => <Place interview={interview} />}
          />
          <Column
            source="entrevistador_nombre"
            label="interviews.list.interviewer"
            cellClassName="wide"
            render={interviewersOf}
          />
          <Column
            source="estado"
            render={({ estado, peticion }) => (
              <Stack direction="row" spacing={0.5}>
                <InterviewEstadoBadge estado={estado} />
                {peticion && isLive(estado) && (
                  <ToneBadge tone="yellow">{translate('interviews.words.asksAgain')}</ToneBadge>
                )}
              </Stack>
            )}
          />
          {mayWrite && (
            <Column
              source="actions"
              align="right"
              render={(interview) => <InterviewActions interview={interview} />}
            />
          )}
        </DataTable>
      </ListView>
    </div>
  );
}
