import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCanAccess } from 'react-admin';
import { MoveMenuButton } from './MoveMenuButton';
import { MoveStageButton } from './MoveStageButton';
import type { MoveTarget } from './moveTarget';
import { SHORTCUTS } from './shortcuts';
import { stageLabel } from './stageText';

/** The shortcuts of the stage and 'Mover a…' with everything else the server offers. */
export function CandidateActions({ target, roomy = false }: { target: MoveTarget; roomy?: boolean }) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'applications', action: 'move' });
  if (!mayMove) return null;

  const shortcuts = (SHORTCUTS[target.stage] ?? []).filter(({ stage }) => target.moverA.includes(stage));
  const ended = target.stage === 'contratada' || target.stage === 'rechazada';

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: roomy ? 'wrap' : 'wrap',
        alignItems: 'center',
        gap: 1,
        '& .MuiButton-root': roomy ? { minHeight: 44, flexGrow: { xs: 1, sm: 0 } } : {},
      }}
    >
      {shortcuts.map((shortcut) => (
        <MoveStageButton key={shortcut.stage} target={target} {...shortcut} />
      ))}
      {ended && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 1 }}>
          {stageLabel(target.stage)}
        </Typography>
      )}
      <MoveMenuButton target={target} />
    </Box>
  );
}
