import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Views as the address names them, and as FullCalendar does. */
export const MODES = ['semana', 'dia', 'mes', 'agenda'] as const;
export type Mode = (typeof MODES)[number];

export const VIEW_OF_MODE: Readonly<Record<Mode, string>> = {
  semana: 'timeGridWeek',
  dia: 'timeGridDay',
  mes: 'dayGridMonth',
  agenda: 'listMonth',
};

/** A week's grid has no room on a phone: it begins with the list. */
export const modeOf = (text: string | null, phone: boolean): Mode =>
  MODES.find((mode) => mode === text) ?? (phone ? 'agenda' : 'semana');

const THUMB = { width: 44, height: 44 };

interface Props {
  title: string;
  mode: Mode;
  onMode: (mode: Mode) => void;
  onStep: (step: 'prev' | 'next' | 'today') => void;
}

/** What the calendar shows, and the way to other days. */
export function CalendarToolbar({ title, mode, onMode, onStep }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Box sx={{ display: 'flex' }}>
        <IconButton
          aria-label={translate(`interviews.calendar.previous.${mode}`)}
          onClick={() => onStep('prev')}
          sx={THUMB}
        >
          <ChevronLeftOutlined />
        </IconButton>
        <IconButton
          aria-label={translate(`interviews.calendar.next.${mode}`)}
          onClick={() => onStep('next')}
          sx={THUMB}
        >
          <ChevronRightOutlined />
        </IconButton>
      </Box>
      <Button variant="outlined" onClick={() => onStep('today')}>
        {translate('interviews.calendar.today')}
      </Button>
      <Typography
        variant="h3"
        component="h3"
        aria-live="polite"
        sx={{ flex: '1 1 auto', '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {title}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={translate('interviews.calendar.views')}
        onChange={(_event, next: Mode | null) => next && onMode(next)}
        sx={{ '& .MuiToggleButton-root': { minHeight: 40, px: 1.5 } }}
      >
        {MODES.map((value) => (
          <ToggleButton key={value} value={value}>
            {translate(`interviews.calendar.modes.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
