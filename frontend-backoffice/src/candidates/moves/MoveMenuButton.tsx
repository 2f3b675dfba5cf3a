import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useMenu } from '../../ui/useMenu';
import { type MoveTarget, useMoveDialog } from './moveTarget';
import { StageDot, stageLabel } from '../StateBadges';

/** 'Mover a…': exactly the stages of `mover_a`. Bare: three dots instead of the words. */
export function MoveMenuButton({ target, bare = false }: { target: MoveTarget; bare?: boolean }) {
  const { button, menu, choose } = useMenu();
  const openDialog = useMoveDialog();
  if (target.mover_a.length === 0) return null;

  return (
    <>
      <Button
        {...button}
        size="small"
        endIcon={bare ? undefined : <ArrowDropDown />}
        title={bare ? 'Mover a…' : undefined}
        sx={bare ? { minWidth: 32, px: 0.5 } : {}}
        aria-label={`Mover a…: ${target.name}`}
        data-application={target.id}
      >
        {bare ? <MoreVertOutlined fontSize="small" aria-hidden /> : 'Mover a…'}
      </Button>
      <Menu {...menu}>
        {target.mover_a.map((stage) => (
          <MenuItem key={stage} sx={{ gap: 1.5 }} onClick={choose(() => openDialog(target, stage))}>
            <StageDot stage={stage} />
            {stageLabel(stage)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
