import type { Stage } from '@hiring/contract';
import { type MoveTarget, useMoveDialog } from './moveTarget';
import { Button, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { useMenu } from '../../ui/lists/useMenu';
import { StageDot, stageLabel } from '../StateBadges';

interface Shortcut {
  /** Stage the button presets in the dialog. */
  stage: Stage;
  label: string;
  danger?: boolean;
}

const REJECT: Shortcut = { stage: 'rechazada', label: 'candidates.moves.reject', danger: true };

/**
 * The buttons each stage shows first. They are only words for moves
 * the server offers: one that it does not offer is not shown.
 */
const SHORTCUTS: Readonly<Partial<Record<Stage, readonly Shortcut[]>>> = {
  recibida: [{ stage: 'en_revision', label: 'candidates.moves.review' }, REJECT],
  en_revision: [{ stage: 'entrevista', label: 'candidates.moves.choose' }, REJECT],
  entrevista: [{ stage: 'contratada', label: 'candidates.moves.hire' }, REJECT],
};

/** The shortcuts that the server offers for an application. */
export const shortcutsOf = ({ stage, mover_a }: MoveTarget): Shortcut[] =>
  (SHORTCUTS[stage] ?? []).filter((shortcut) => mover_a.includes(shortcut.stage));

/** The next step among the shortcuts, and the rejection. */
export function nextStepsOf(target: MoveTarget): { onward?: Shortcut; reject?: Shortcut } {
  const offered = shortcutsOf(target);
  return { onward: offered.find(({ danger }) => !danger), reject: offered.find(({ danger }) => danger) };
}

/** Whom the buttons of an interview are shown for: a current application in review. */
export const awaitsInterview = ({ stage, candidateId, retirada }: MoveTarget): boolean =>
  stage === 'en_revision' && candidateId !== undefined && !retirada;

/** A shortcut: the same dialog with its stage chosen. */
export function MoveStageButton({ target, stage, label, danger = false }: Shortcut & { target: MoveTarget }) {
  const openDialog = useMoveDialog();
  const words = useTranslate()(label);
  return (
    <Button
      size="small"
      variant="outlined"
      color={danger ? 'error' : 'primary'}
      aria-label={`${words}: ${target.name}`}
      onClick={() => openDialog(target, stage)}
    >
      {words}
    </Button>
  );
}

/** 'Mover a…': exactly the stages of `mover_a`. Bare: three dots instead of the words. */
export function MoveMenuButton({ target, bare = false }: { target: MoveTarget; bare?: boolean }) {
  const { button, menu, choose } = useMenu();
  const openDialog = useMoveDialog();
  const words = useTranslate()('candidates.moves.menu');
  if (target.mover_a.length === 0) return null;

  return (
    <>
      <Button
        {...button}
        size="small"
        endIcon={bare ? undefined : <ArrowDropDown />}
        title={bare ? words : undefined}
        sx={bare ? { minWidth: 32, px: 0.5 } : {}}
        aria-label={`${words}: ${target.name}`}
        data-application={target.id}
      >
        {bare ? <MoreVertOutlined fontSize="small" aria-hidden /> : words}
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
