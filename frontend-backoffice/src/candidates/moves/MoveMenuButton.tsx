import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { type MoveTarget, useMoveDialog } from './moveTarget';
import { StageDot, stageLabel } from '../StateBadges';

/** 'Mover a…': exactly the stages of `mover_a`. Bare: three dots instead of the words. */
export function MoveMenuButton({ target, bare = false }: { target: MoveTarget; bare?: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Kept when the menu closes: what it made inert belongs to the place where it was open.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const openDialog = useMoveDialog();
  const menuId = useId();
  if (target.moverA.length === 0) return null;

  return (
    <>
      <Button
        size="small"
        endIcon={bare ? undefined : <ArrowDropDown />}
        title={bare ? 'Mover a…' : undefined}
        sx={bare ? { minWidth: 32, px: 0.5 } : {}}
        aria-label={`Mover a…: ${target.name}`}
        data-application={target.applicationId}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => {
          setContainer(currentTarget.closest<HTMLElement>('[role="dialog"], main'));
          setAnchor(currentTarget);
        }}
      >
        {bare ? <MoreVertOutlined fontSize="small" aria-hidden /> : 'Mover a…'}
      </Button>
      {/* Inside the landmark or dialog of its button, where screen readers look for it. */}
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        container={container}
      >
        {target.moverA.map((stage) => (
          <MenuItem
            key={stage}
            sx={{ gap: 1.5 }}
            onClick={() => {
              setAnchor(null);
              openDialog(target, stage);
            }}
          >
            <StageDot stage={stage} />
            {stageLabel(stage)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
