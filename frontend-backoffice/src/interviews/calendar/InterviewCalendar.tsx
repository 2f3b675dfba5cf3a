import { keepPreviousData } from '@tanstack/react-query';
import { Box, Card, LinearProgress, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { CALENDAR_MAX_INTERVIEWS } from '@hiring/contract';
import type { CalendarRef, EventChangeInfo } from '@fullcalendar/react';
import { useRef, useState } from 'react';
import { type AutocompleteInputProps, FilterForm } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useListFilters } from '../../ui/lists/useListFilters';
import { choiceFilter } from '../../ui/forms/inputs';
import { SearchedFilter } from '../../ui/forms/SearchedInput';
import { RetryAlert } from '../../ui/Loaded';
import { interviewAddress, type InterviewFilters } from '../types';
import { formatCount } from '../../ui/format/counts';
import { ScheduleInterviewDialog } from '../ScheduleInterviewButton';
import { ESTADO_CHOICES, TIPO_CHOICES, useInterviewers } from '../interviewChoices';
import { useReschedule } from '../useInterviewWrites';
import { dayOfDate, daysShown, firstDayOf } from './calendarDays';
import { CalendarGrid } from './CalendarGrid';
import { CalendarToolbar, type Mode, modeOf, VIEW_OF_MODE } from './CalendarToolbar';
import { dayOf, interviewOf, timesOf } from './calendarEvents';
import { useLast } from '../../ui/state';
import { DayDialog } from './DayDialog';
import { api, filterQuery, reasonOf, useRead } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

/** The interviews of the days in sight that the list's filters leave; none before these days are known. */
function useAgenda(days: { from: string; to: string } | null) {
  const { candidato_id, entrevistador_id, tipo, estado } = useListFilters<InterviewFilters>().filters;
  const filter = { candidato_id, entrevistador_id, tipo, estado };
  return useRead(
    ['interviews', 'agenda', days, filter],
    ({ signal }) => api.get('/api/interviews/agenda', { ...filterQuery({ ...filter, ...days }), signal }),
    { enabled: days !== null, placeholderData: keepPreviousData },
  );
}

const NONE: readonly never[] = [];

const InterviewerFilter = ({ source, label }: AutocompleteInputProps & { alwaysOn?: boolean }) => (
  <SearchedFilter source={source} label={label} optionText="nombre" choices={useInterviewers()} />
);

const FILTERS = [
  <InterviewerFilter
    key="entrevistador_id"
    source="entrevistador_id"
    label="interviews.list.interviewer"
    alwaysOn
  />,
  choiceFilter('tipo', TIPO_CHOICES, { emptyText: 'interviews.calendar.anyKind' }),
  choiceFilter('estado', ESTADO_CHOICES, { emptyText: 'interviews.list.anyState' }),
];

/** The calendar begins with the current week, at a weekend with the next one; only the days in sight are loaded. */
export function InterviewCalendar({ mayWrite }: { mayWrite: boolean }) {
  const [params, setParams] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const calendar = useRef<CalendarRef>(null);
  const [mode, setMode] = useState(() => modeOf(params.get('modo'), phone));
  const [initial] = useState({
    initialView: VIEW_OF_MODE[mode],
    initialDate: params.get('fecha') ?? firstDayOf(mode),
  });
  const { candidato_id } = useListFilters<InterviewFilters>().filters;
  const [scheduling, setScheduling] = useState<string | null>(null);
  const [shown, setShown] = useState<{ from: string; to: string; title: string } | null>(null);
  const [day, setDay] = useState<string>();
  // Outlives the choice, so that the dialog does not empty while it closes.
  const lastDay = useLast(day) ?? '';
  const { mutate: reschedule } = useReschedule();

  const { data, error, isFetching, refetch } = useAgenda(shown && { from: shown.from, to: shown.to });
  const interviews = data?.entrevistas ?? NONE;

  /** The address names the view and its day, so that it can be shared. */
  function keep(shownMode: Mode) {
    const date = calendar.current?.getApi().getDate();
    setParams(
      (current) => {
        current.set('modo', shownMode);
        if (date) current.set('fecha', dayOfDate(date));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function onStep(step: 'prev' | 'next' | 'today') {
    calendar.current?.getApi()[step]();
    keep(mode);
  }

  function onMode(next: Mode) {
    calendar.current?.getApi().changeView(VIEW_OF_MODE[next]);
    setMode(next);
    keep(next);
  }

  const openInterview = (id: string) => {
    setDay(undefined);
    void navigate({ pathname: interviewAddress(id), search }, { state: { fromList: true } });
  };

  function schedule() {
    setDay(undefined);
    setScheduling(lastDay);
  }

  function onMove({ event, revert }: EventChangeInfo) {
    const times = timesOf(event);
    if (!times) return revert();
    const { id, version } = interviewOf(event);
    reschedule({ id, request: { ...times, version } }, { onError: revert });
  }

  return (
    <>
      <Box sx={{ py: 1, '& .filter-field': { flex: '1 1 160px' } }}>
        <FilterForm filters={FILTERS} />
      </Box>
      <Card sx={{ p: { xs: 1, sm: 1.5 }, position: 'relative', overflow: 'visible' }}>
        {isFetching && (
          <LinearProgress
            aria-label={translate('interviews.calendar.loading')}
            sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2 }}
          />
        )}
        <CalendarToolbar title={shown?.title ?? ''} mode={mode} onMode={onMode} onStep={onStep} />
        {error && (
          <RetryAlert severity="error" onRetry={refetch}>
            {translate('interviews.calendar.failed', { reason: reasonOf(error) })}
          </RetryAlert>
        )}
        {data?.hay_mas && (
          <Alert severity="info">
            {translate('interviews.calendar.tooMany', { count: formatCount(CALENDAR_MAX_INTERVIEWS) })}
          </Alert>
        )}
        <Box sx={{ overflowX: 'auto' }}>
          <CalendarGrid
            ref={calendar}
            {...initial}
            interviews={interviews}
            mayWrite={mayWrite}
            timed={mode === 'semana' || mode === 'dia'}
            onDates={(info) => setShown(daysShown(info))}
            onDay={setDay}
            onInterview={openInterview}
            onMove={onMove}
          />
        </Box>
      </Card>
      <DayDialog
        open={day !== undefined}
        day={lastDay}
        interviews={interviews.filter((interview) => dayOf(interview) === lastDay)}
        onClose={() => setDay(undefined)}
        onDetails={openInterview}
        onNew={mayWrite ? schedule : undefined}
      />
      {scheduling && (
        <ScheduleInterviewDialog
          candidateId={candidato_id}
          day={scheduling}
          onClose={() => setScheduling(null)}
        />
      )}
    </>
  );
}
