import '../../i18n/record';
import { Button, Stack, Typography } from '@mui/material';
import { isEndedStage } from '@hiring/contract';
import { useCanAccess } from 'react-admin';
import { StageDot, stageLabel } from '../StateBadges';
import { ScheduleInterviewButton } from '../../interviews/ScheduleInterviewButton';
import { OfferSlotsButton } from '../../interviews/self-scheduling/OfferSlotsButton';
import { type MoveTarget, useMoveDialog } from './moveTarget';
import { awaitsInterview, MoveMenuButton, MoveStageButton, shortcutsOf } from './moveButtons';
import { translate } from '../../i18n/texts';

interface Props {
  target: MoveTarget;
  /** On a card: buttons for a thumb, one for every other status in place of the menu, and 'Ofrecer horas'. */
  card?: boolean;
  /** Only the shortcuts are shown. */
  brief?: boolean;
}

/** The shortcuts of the stage, and everything else the server offers: in the menu 'Mover a…' or side by side. */
export function CandidateActions({ target, card = false, brief = false }: Props) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'applications', action: 'move' });
  const openDialog = useMoveDialog();
  if (!mayMove) return null;

  const { candidateId, name, stage: current } = target;
  const shortcuts = shortcutsOf(target);
  const others = target.mover_a.filter((stage) => !shortcuts.some((shortcut) => shortcut.stage === stage));

  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ '& .MuiButton-root': card ? { minHeight: 44, flexGrow: { xs: 1, sm: 0 } } : {} }}
    >
      {shortcuts.map((shortcut) => (
        <MoveStageButton key={shortcut.stage} target={target} {...shortcut} />
      ))}
      {!brief && candidateId && awaitsInterview(target) && (
        <>
          <ScheduleInterviewButton candidateId={candidateId} name={name} />
          {card && <OfferSlotsButton candidateId={candidateId} name={name} />}
        </>
      )}
      {isEndedStage(current) && (
        <Typography variant="note" sx={{ px: 1 }}>
          {stageLabel(current)}
        </Typography>
      )}
      {card && others.length > 0 && (
        <Stack
          role="group"
          aria-label={translate('candidates.moves.others', { name })}
          direction="row"
          spacing={0.5}
        >
          {others.map((stage) => (
            <Button
              key={stage}
              size="small"
              data-application={target.id}
              aria-label={translate('candidates.moves.moveOne', { stage: stageLabel(stage), name })}
              onClick={() => openDialog(target, stage)}
              startIcon={<StageDot stage={stage} />}
            >
              {stageLabel(stage)}
            </Button>
          ))}
        </Stack>
      )}
      {!card && !brief && <MoveMenuButton target={target} />}
    </Stack>
  );
}
