import { Box, Button, Stack, Typography } from '@mui/material';
import { type AgendaInterview, formatLongDay, nameOf } from '../types';
import { InterviewEstadoBadge, InterviewTipoBadge } from '../InterviewBadges';
import { hourOf } from './calendarEvents';
import { InfoDialog } from '../../ui/dialogs/InfoDialog';
import { translate } from '../../i18n/texts';

const ITEM = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  pb: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface Props {
  open: boolean;
  /** YYYY-MM-DD. */
  day: string;
  interviews: readonly AgendaInterview[];
  onClose: () => void;
  onDetails: (id: string) => void;
  onNew: (() => void) | undefined;
}

/** The interviews of one day of the calendar. */
export function DayDialog({ open, day, interviews, onClose, onDetails, onNew }: Props) {
  return (
    <InfoDialog
      open={open}
      title={translate('interviews.calendar.ofDay', { day: day && formatLongDay(day) })}
      actions={
        onNew && (
          <Button variant="contained" onClick={onNew}>
            {translate('ui.interview.schedule')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {interviews.length === 0 ? (
        <Typography>{translate('interviews.calendar.noneOfDay')}</Typography>
      ) : (
        <Stack component="ul" spacing={1.5}>
          {interviews.map((interview) => {
            const which = `${hourOf(interview)} ${nameOf(interview.candidato_nombre)}`;
            const name = interview.entrevistador_nombre;
            return (
              <Box component="li" key={interview.id} sx={ITEM}>
                <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                  <Typography variant="strong">{which}</Typography>
                  {name && (
                    <Typography variant="note">{translate('interviews.words.by', { name })}</Typography>
                  )}
                  <Stack direction="row" spacing={0.75} sx={{ mt: 0.5 }}>
                    <InterviewEstadoBadge estado={interview.estado} />
                    <InterviewTipoBadge tipo={interview.tipo} />
                  </Stack>
                </Box>
                <Button
                  variant="outlined"
                  aria-label={translate('interviews.calendar.showWhich', { which })}
                  onClick={() => onDetails(interview.id)}
                >
                  {translate('interviews.calendar.show')}
                </Button>
              </Box>
            );
          })}
        </Stack>
      )}
    </InfoDialog>
  );
}
