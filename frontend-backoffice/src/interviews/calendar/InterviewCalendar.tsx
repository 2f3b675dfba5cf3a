import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { CALENDAR_MAX_INTERVIEWS } from '@hiring/contract';
import type { CalendarRef, DatesSetInfo, EventChangeInfo } from '@fullcalendar/react';
import { useRef, useState } from 'react';
import { formatCount } from '../../format/formatCount';
import { reasonOf } from '../../providers/problem';
import { todayInMadrid } from '../../format/days';
import { useInterviewAddress } from '../useInterviewAddress';
import { useReschedule } from '../useReschedule';
import { CalendarFilters } from './CalendarFilters';
import { CalendarGrid } from './CalendarGrid';
import { CalendarToolbar } from './CalendarToolbar';
import { dayOf, interviewOf, timesOf } from './calendarEvents';
import { type Mode, modeOf, VIEW_OF_MODE } from './calendarView';
import { DayDialog } from './DayDialog';
import { useAgenda } from './useAgenda';

interface Shown {
  from: string;
  to: string;
  title: string;
}

const DAY_MS = 86_400_000;
const NONE: readonly never[] = [];
const dayOfDate = (date: Date): string => date.toISOString().slice(0, 10);

/** Calendario Mensual, and its weeks, days and list: only the days in sight are loaded. */
export function InterviewCalendar({
  candidateId,
  mayWrite,
}: {
  candidateId: string | undefined;
  mayWrite: boolean;
}) {
  const { read, change } = useInterviewAddress();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const calendar = useRef<CalendarRef>(null);
  const mode = modeOf(read('modo'), phone);
  const [initial] = useState({
    initialView: VIEW_OF_MODE[mode],
    initialDate: read('fecha') ?? todayInMadrid(),
  });
  const [shown, setShown] = useState<Shown | null>(null);
  const [day, setDay] = useState<string | null>(null);
  // Outlives the choice, so that the dialog does not empty while it closes.
  const [lastDay, setLastDay] = useState('');
  const { mutate: reschedule } = useReschedule();

  const { data, error, isFetching, refetch } = useAgenda(shown && { from: shown.from, to: shown.to }, {
    candidato_id: candidateId,
    entrevistador_id: read('entrevistador'),
    tipo: read('tipo'),
    estado: read('estado'),
  });
  const interviews = data?.entrevistas ?? NONE;

  function onDates({ start, end, view }: DatesSetInfo) {
    setShown({ from: dayOfDate(start), to: dayOfDate(new Date(end.getTime() - DAY_MS)), title: view.title });
  }

  function keepDate() {
    const date = calendar.current?.getApi().getDate();
    if (date) change({ fecha: dayOfDate(date) }, { replace: true });
  }

  function onStep(step: 'prev' | 'next' | 'today') {
    calendar.current?.getApi()[step]();
    keepDate();
  }

  function onMode(next: Mode) {
    calendar.current?.getApi().changeView(VIEW_OF_MODE[next]);
    change({ modo: next }, { replace: true });
  }

  function openDay(chosen: string) {
    setLastDay(chosen);
    setDay(chosen);
  }

  function onMove({ event, revert }: EventChangeInfo) {
    const times = timesOf(event);
    if (!times) {
      revert();
      return;
    }
    const { id, version } = interviewOf(event);
    reschedule({ id, request: { ...times, version } }, { onError: revert });
  }

  const startNew = (onDay: string | undefined) => {
    setDay(null);
    change({ nueva: '1', editar: undefined, dia: onDay });
  };

  return (
    <>
      <CalendarFilters />
      <Card sx={{ p: { xs: 1.5, sm: 2 }, position: 'relative', overflow: 'visible' }}>
        {isFetching && (
          <LinearProgress
            aria-label="Cargando entrevistas..."
            sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2 }}
          />
        )}
        <CalendarToolbar
          title={shown?.title ?? ''}
          mode={mode}
          onMode={onMode}
          onStep={onStep}
          onNew={mayWrite ? () => startNew(undefined) : undefined}
        />
        {error && (
          <Alert
            severity="error"
            sx={{ mb: 1.5 }}
            action={<Button onClick={() => void refetch()}>Reintentar</Button>}
          >
            No se pudieron cargar las entrevistas. {reasonOf(error)}
          </Alert>
        )}
        {data?.hay_mas && (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            Se muestran las primeras {formatCount(CALENDAR_MAX_INTERVIEWS)} entrevistas de estos días. Usa los
            filtros o una vista más corta para ver las demás.
          </Alert>
        )}
        <Box sx={{ overflowX: 'auto' }}>
          <CalendarGrid
            ref={calendar}
            {...initial}
            interviews={interviews}
            mayWrite={mayWrite}
            onDates={onDates}
            onDay={openDay}
            onInterview={(detalle) => change({ detalle })}
            onMove={onMove}
          />
        </Box>
      </Card>
      <DayDialog
        day={day}
        interviews={interviews.filter((interview) => dayOf(interview) === lastDay)}
        onClose={() => setDay(null)}
        onDetails={(detalle) => {
          setDay(null);
          change({ detalle });
        }}
        onNew={mayWrite ? () => startNew(lastDay) : undefined}
      />
    </>
  );
}
