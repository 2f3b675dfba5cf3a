import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box, Button, IconButton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { translate } from '../../i18n/texts';

/** Views as the address names them, and as FullCalendar does. */
export const VIEW_OF_MODE = {
  semana: 'timeGridWeek',
  dia: 'timeGridDay',
  mes: 'dayGridMonth',
  agenda: 'listDays',
};
export type Mode = keyof typeof VIEW_OF_MODE;
const MODES = Object.keys(VIEW_OF_MODE) as Mode[];

/** A week's grid has no room on a phone: it begins with the list. */
export const modeOf = (text: string | null, phone: boolean): Mode =>
  MODES.find((mode) => mode === text) ?? (phone ? 'agenda' : 'semana');

interface Props {
  title: string;
  mode: Mode;
  onMode: (mode: Mode) => void;
  onStep: (step: 'prev' | 'next' | 'today') => void;
}

/** What the calendar shows, and the way to other days. */
export function CalendarToolbar({ title, mode, onMode, onStep }: Props) {
  return (
    <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex' }}>
        {(['prev', 'next'] as const).map((step) => (
          <IconButton
            key={step}
            aria-label={translate(`interviews.calendar.${step}.${mode}`)}
            onClick={() => onStep(step)}
            size="large"
          >
            {step === 'prev' ? <ChevronLeftOutlined /> : <ChevronRightOutlined />}
          </IconButton>
        ))}
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
      >
        {MODES.map((value) => (
          <ToggleButton key={value} value={value}>
            {translate(`interviews.calendar.modes.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
