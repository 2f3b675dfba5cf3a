import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import FullCalendar, {
  type CalendarRef,
  type DatesSetInfo,
  type EventChangeInfo,
  type EventDisplayInfo,
} from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import es from '@fullcalendar/react/locales/es';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type Ref, useMemo } from 'react';
import type { AgendaInterview } from '../types';
import { calendarNow, eventOf, interviewOf } from './calendarEvents';
import { EventContent } from './EventContent';

const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, classicTheme];
const HOUR_FORMAT = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
const COMFORTABLE = 44;

interface Props {
  ref: Ref<CalendarRef>;
  interviews: readonly AgendaInterview[];
  initialView: string;
  initialDate: string;
  mayWrite: boolean;
  onDates: (info: DatesSetInfo) => void;
  /** A day was chosen (YYYY-MM-DD). */
  onDay: (day: string) => void;
  onInterview: (id: string) => void;
  /** Dragged or resized; `revert` puts it back. */
  onMove: (info: EventChangeInfo) => void;
}

// One function for good: another one at each drawing would mount every event anew, also under the mouse.
const contentOf = ({ event, view, isNarrow }: EventDisplayInfo) => (
  <EventContent
    interview={interviewOf(event)}
    listed={view.type.startsWith('list')}
    narrow={isNarrow && view.type === 'dayGridMonth'}
  />
);
const dayOfDate = (date: Date): string => date.toISOString().slice(0, 10);

/** FullCalendar as this product uses it: the only place that knows it. */
export function CalendarGrid({
  ref,
  interviews,
  mayWrite,
  onDates,
  onDay,
  onInterview,
  onMove,
  ...initial
}: Props) {
  const theme = useTheme();
  const { palette } = theme;
  // A new list moves every event: only when the interviews are others.
  const events = useMemo(() => interviews.map((one) => eventOf(one, mayWrite)), [interviews, mayWrite]);

  return (
    <Box
      data-color-scheme={palette.mode}
      sx={{
        // Twice the class: FullCalendar's own values for the dark scheme come later.
        '&&': {
          '--fc-classic-background': palette.background.paper,
          '--fc-classic-foreground': palette.text.primary,
          '--fc-classic-muted-foreground': palette.text.secondary,
          '--fc-classic-faint-foreground': palette.text.secondary,
          '--fc-classic-border': palette.divider,
          '--fc-classic-primary': palette.primary.main,
          '--fc-classic-faint': palette.action.hover,
          '--fc-classic-muted': palette.action.hover,
          '--fc-classic-event': 'transparent',
          '--fc-classic-event-contrast': palette.text.primary,
          '--fc-classic-now': palette.error.main,
        },
        '& a': { color: 'inherit' },
        '& .dia-semana': { textTransform: 'capitalize' },
        '& .otro-mes': { bgcolor: 'action.hover' },
        '& .ver-mas': {
          fontSize: 13,
          fontWeight: 'bold',
          minHeight: 24,
          display: 'inline-flex',
          alignItems: 'center',
        },
      }}
    >
      <FullCalendar
        {...initial}
        ref={ref}
        plugins={PLUGINS}
        locale={es}
        timeZone="UTC"
        now={calendarNow}
        headerToolbar={false}
        height="auto"
        firstDay={1}
        fixedWeekCount={false}
        dayMaxEvents={3}
        moreLinkText={(hidden) => `+${hidden} más`}
        moreLinkHint={(hidden) => `Ver ${hidden} ${hidden === 1 ? 'entrevista' : 'entrevistas'} más`}
        moreLinkClass="ver-mas"
        moreLinkClick={({ date, view }) => {
          onDay(dayOfDate(date));
          // Staying in this view keeps FullCalendar's own popover away.
          return view.type;
        }}
        dayHeaderClass="dia-semana"
        dayCellClass={({ isOther }) => (isOther ? 'otro-mes' : '')}
        navLinks
        navLinkDayClick={(date) => onDay(dayOfDate(date))}
        navLinkHint={(day) => `Entrevistas del ${day}`}
        dateClick={({ dateStr }) => onDay(dateStr.slice(0, 10))}
        events={events}
        eventDisplay="block"
        eventInteractive
        eventLongPressDelay={350}
        eventTimeFormat={HOUR_FORMAT}
        slotHeaderFormat={HOUR_FORMAT}
        slotMinTime="07:00:00"
        slotMaxTime="21:00:00"
        slotDuration="00:30:00"
        slotMinHeight={COMFORTABLE / 2}
        snapDuration="00:15:00"
        eventMinHeight={COMFORTABLE / 2}
        allDaySlot={false}
        nowIndicator
        noEventsText="No hay entrevistas programadas en estos días"
        eventContent={contentOf}
        eventClick={({ event }) => onInterview(event.id)}
        eventDrop={onMove}
        eventResize={onMove}
        datesSet={onDates}
      />
    </Box>
  );
}
