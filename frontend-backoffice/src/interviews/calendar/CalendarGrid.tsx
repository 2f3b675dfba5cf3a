import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined';
import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { INTERVIEW_ESTADO_LABEL, INTERVIEW_ESTADO_TONE, TONE_COLOURS } from '@hiring/contract';
import { TIPO_ICON } from '../InterviewBadges';
import { Separator } from '../../ui/display/text';
import { translate } from '../../i18n/texts';
import { formatLongDay, nameOf, type ShownInterview } from '../types';
import { dayOfDate } from './calendarDays';
import { calendarNow, eventOf, hourOf, interviewOf, sentenceOf } from './calendarEvents';
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
import { useTheme } from '@mui/material/styles';
import { useEventCallback } from '@mui/material/utils';
import { type Ref, useMemo } from 'react';

interface Props {
  interview: ShownInterview;
  listed: boolean;
  /** In a grid of hours, where several stand side by side: who it is comes first. */
  timed: boolean;
  narrow: boolean;
}

/** Hour, kind, who and in which estado: colour and words. A phone's month has room for the hour alone. */
function EventContent({ interview, listed, timed, narrow }: Props) {
  const { estado, tipo, candidato_nombre } = interview;
  const Icon = TIPO_ICON[tipo];
  const tone = TONE_COLOURS[INTERVIEW_ESTADO_TONE[estado]];
  return (
    <>
      {/* The day of an event is only seen by its place, and its kind by an icon. */}
      <span style={visuallyHidden}>{sentenceOf(interview)}</span>
      <Box
        aria-hidden
        title={sentenceOf(interview)}
        sx={[
          {
            width: '100%',
            height: '100%',
            minWidth: 0,
            px: 0.75,
            py: 0.25,
            borderRadius: 0.5,
            borderLeft: `4px solid ${tone.solid}`,
            bgcolor: tone.background,
            color: tone.text,
            fontSize: 12,
            lineHeight: 1.35,
            overflow: 'hidden',
            textDecoration: estado === 'cancelada' ? 'line-through' : 'none',
          },
          (theme) =>
            theme.palette.mode === 'dark' ? { bgcolor: tone.darkBackground, color: tone.darkText } : {},
          listed ? { px: 1.25, py: 0.75, fontSize: 14 } : {},
          narrow ? { px: 0.25, py: 0.5, fontSize: 11, borderLeftWidth: 3, letterSpacing: '-0.02em' } : {},
        ]}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
          {!timed && <strong>{hourOf(interview)}</strong>}
          {!narrow && !timed && <Icon aria-hidden sx={{ fontSize: 14, flexShrink: 0 }} />}
          {!narrow && (
            <Typography component={timed ? 'strong' : 'span'} variant="inherit" noWrap>
              {nameOf(candidato_nombre)}
            </Typography>
          )}
          {interview.pide_otro_momento && !narrow && (
            <PriorityHighOutlined
              titleAccess={translate('interviews.words.asksAgain')}
              sx={{ fontSize: 14, flexShrink: 0 }}
            />
          )}
        </Box>
        {!narrow && (
          <Typography variant="inherit" noWrap>
            {timed && `${hourOf(interview)} `}
            {INTERVIEW_ESTADO_LABEL[estado]}
            {listed && interview.entrevistador_nombre && (
              <>
                <Separator />
                {interview.entrevistador_nombre}
              </>
            )}
          </Typography>
        )}
      </Box>
    </>
  );
}

const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, classicTheme];
const VIEWS = {
  // From today on, not from the first of the month.
  listDays: { type: 'list', duration: { days: 30 } },
  // A third one beside them would have no room for a name.
  timeGridWeek: { eventMaxStack: 2 },
};
const HOUR_FORMAT = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
const COMFORTABLE = 44;

interface CalendarGridProps {
  ref: Ref<CalendarRef>;
  interviews: readonly ShownInterview[];
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
    timed={view.type.startsWith('timeGrid')}
    narrow={isNarrow && view.type === 'dayGridMonth'}
  />
);
const HEADER_CLASS = 'dia-semana';
const cellClass = ({ isOther }: { isOther: boolean }) => (isOther ? 'otro-mes' : '');
const moreLinkText = (count: number) => translate('interviews.calendar.more', { count });
const moreLinkHint = (hidden: number) => translate('interviews.calendar.showMore', { smart_count: hidden });
// FullCalendar's own text of the day is its weekday alone in the list and its number alone in the month.
const navLinkHint = (_text: string, date: Date) =>
  translate('interviews.calendar.ofDay', { day: formatLongDay(dayOfDate(date)) });

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
}: CalendarGridProps) {
  const { palette } = useTheme();
  // A new array redraws every event, so it is made only when the interviews change.
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
        views={VIEWS}
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
        // The name of the row of hours, for screen readers: the Spanish locale of FullCalendar has none.
        timedText={translate('interviews.calendar.hours')}
        nowIndicator
        noEventsText={translate('interviews.calendar.none')}
        eventContent={contentOf}
        eventClick={openEvent}
        eventDrop={move}
        eventResize={move}
        datesSet={show}
      />
    </Box>
  );
}
