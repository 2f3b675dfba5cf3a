import '../i18n/interviews';
import './team';
import { Box, Card, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { CALENDAR_MAX_INTERVIEWS } from '@hiring/contract';
import type { CalendarRef, DatesSetInfo } from '@fullcalendar/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CalendarGrid } from '../interviews/calendar/CalendarGrid';
import { daysShown, firstDayOf } from '../interviews/calendar/calendarDays';
import { CalendarToolbar, type Mode, modeOf, VIEW_OF_MODE } from '../interviews/calendar/CalendarToolbar';
import { formatCount } from '../ui/format/counts';
import { BackLink } from '../ui/buttons';
import { RetryAlert } from '../ui/Loaded';
import { PageHeader } from '../ui/PageHeader';
import { api, reasonOf, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { teamAddress, teamRoomAddress } from './team';
import { Alert } from '../ui/Alert';

const NONE: readonly never[] = [];

/** Interviews of a manager, which open with their guide, and those of their openings. They change none here. */
export function TeamCalendar() {
  const navigate = useNavigate();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const calendar = useRef<CalendarRef>(null);
  const [mode, setMode] = useState(() => modeOf(null, phone));
  const [initial] = useState({ initialView: VIEW_OF_MODE[mode], initialDate: firstDayOf(mode) });
  const [shown, setShown] = useState<ReturnType<typeof daysShown>>();
  const days = shown && { desde: shown.from, hasta: shown.to };
  const { data, error, refetch } = useRead(
    ['team', 'agenda', days],
    () => api.get('/api/team/interviews', { params: { query: days ?? { desde: '', hasta: '' } } }),
    { enabled: days !== undefined, placeholderData: keepPreviousData },
  );
  const interviews = data?.entrevistas ?? NONE;
  const change = (next: Mode, day?: string) => {
    setMode(next);
    calendar.current?.getApi().changeView(VIEW_OF_MODE[next], day);
  };
  const open = (id: string) => {
    const interview = interviews.find((one) => one.id === id);
    if (!interview) return;
    const { aplicacion_id, propia } = interview;
    void navigate(propia ? teamRoomAddress(aplicacion_id, id) : teamAddress(aplicacion_id));
  };
  return (
    <>
      <BackLink to="/equipo">{translate('team.title')}</BackLink>
      <PageHeader title="team.calendar.title" lead="team.calendar.lead" />
      <h2 style={visuallyHidden}>{translate('team.calendar.interviews')}</h2>
      <Card sx={{ p: { xs: 1, sm: 1.5 } }}>
        <CalendarToolbar
          title={shown?.title ?? ''}
          mode={mode}
          onMode={change}
          onStep={(step) => calendar.current?.getApi()[step]()}
        />
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
            mayWrite={false}
            timed={mode === 'semana' || mode === 'dia'}
            onDates={(info: DatesSetInfo) => setShown(daysShown(info))}
            onDay={(day) => change('dia', day)}
            onInterview={open}
            onMove={({ revert }) => revert()}
          />
        </Box>
      </Card>
    </>
  );
}
