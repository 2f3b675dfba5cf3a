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
import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useEventCallback } from '@mui/material/utils';
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
  /** Hours are shown: the grid fills the first screen and scrolls within it. */
  timed: boolean;
  onDates: (info: DatesSetInfo) => void;
  /** A day was chosen (YYYY-MM-DD). */
  onDay: (day: string) => void;
  onInterview: (id: string) => void;
  /** Dragged or resized; `revert` puts it back. */
  onMove: (info: EventChangeInfo) => void;
}

// Options are the same at each drawing: another function mounts events and days anew, and a drag that goes on is never
// ended then.
const contentOf = ({ event, view, isNarrow }: EventDisplayInfo) => (
  <EventContent
    interview={interviewOf(event)}
    listed={view.type.startsWith('list')}
    narrow={isNarrow && view.type === 'dayGridMonth'}
  />
);
const HEADER_CLASS = 'dia-semana';
const cellClass = ({ isOther }: { isOther: boolean }) => (isOther ? 'otro-mes' : '');
const moreLinkText = (hidden: number) => `+${hidden} más`;
const moreLinkHint = (hidden: number) => `Ver ${hidden} ${hidden === 1 ? 'entrevista' : 'entrevistas'} más`;
const navLinkHint = (day: string) => `Entrevistas del ${day}`;
export const dayOfDate = (date: Date): string => date.toISOString().slice(0, 10);

/** FullCalendar as this product uses it: the only place that knows it. */
export function CalendarGrid({
  interviews,
  mayWrite,
  timed,
  onDates,
  onDay,
  onInterview,
  onMove,
  ...own
}: Props) {
  const { palette } = useTheme();
  // A new list moves every event: only when the interviews are others.
  const events = useMemo(() => interviews.map((one) => eventOf(one, mayWrite)), [interviews, mayWrite]);

  const openMore = useEventCallback(({ date, view }: { date: Date; view: { type: string } }) => {
    onDay(dayOfDate(date));
    // Staying in this view keeps FullCalendar's own popover away.
    return view.type;
  });
  const openDate = useEventCallback((date: Date) => onDay(dayOfDate(date)));
  const openCell = useEventCallback(({ dateStr }: { dateStr: string }) => onDay(dateStr.slice(0, 10)));
  const openEvent = useEventCallback(({ event }: { event: { id: string } }) => onInterview(event.id));
  const move = useEventCallback(onMove);
  const show = useEventCallback(onDates);

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
        ...(timed && { height: 'calc(100dvh - 300px)', minHeight: 420 }),
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
        {...own}
        plugins={PLUGINS}
        locale={es}
        timeZone="UTC"
        now={calendarNow}
        headerToolbar={false}
        height={timed ? '100%' : 'auto'}
        scrollTime="08:00:00"
        firstDay={1}
        fixedWeekCount={false}
        dayMaxEvents={3}
        moreLinkText={moreLinkText}
        moreLinkHint={moreLinkHint}
        moreLinkClass="ver-mas"
        moreLinkClick={openMore}
        dayHeaderClass={HEADER_CLASS}
        dayCellClass={cellClass}
        navLinks
        navLinkDayClick={openDate}
        navLinkHint={navLinkHint}
        dateClick={openCell}
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
        eventClick={openEvent}
        eventDrop={move}
        eventResize={move}
        datesSet={show}
      />
    </Box>
  );
}
