import type { Stage } from '@hiring/contract';
import { type MoveTarget, useMoveDialog } from './moveTarget';
import { Button, Menu, MenuItem } from '@mui/material';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { useMenu } from '../../ui/lists/useMenu';
import { StageDot } from '../StateBadges';
import { useMoveChoices } from './useMoveChoices';
import { translate } from '../../i18n/texts';

/**
 * The moves that each stage shows first, as buttons that preset it in the dialog. They are only words for moves the
 * server offers: one that it does not offer is not shown.
 */
const SHORTCUTS: Readonly<Partial<Record<Stage, readonly { stage: Stage }[]>>> = {
  recibida: [{ stage: 'en_revision' }, { stage: 'rechazada' }],
  en_revision: [{ stage: 'entrevista' }, { stage: 'rechazada' }],
  entrevista: [{ stage: 'contratada' }, { stage: 'rechazada' }],
};

/** The shortcuts that the server offers for an application. */
export const shortcutsOf = ({ stage, mover_a }: MoveTarget) =>
  (SHORTCUTS[stage] ?? []).filter((shortcut) => mover_a.includes(shortcut.stage));

/** The next step among the shortcuts, and the rejection. */
export function nextStepsOf(target: MoveTarget) {
  const offered = shortcutsOf(target);
  return {
    onward: offered.find(({ stage }) => stage !== 'rechazada'),
    reject: offered.find(({ stage }) => stage === 'rechazada'),
  };
}

/** Whom the buttons of an interview are shown for: a current application in review. */
export const awaitsInterview = ({ stage, candidateId, retirada }: MoveTarget): boolean =>
  stage === 'en_revision' && candidateId !== undefined && !retirada;

/** A shortcut: the same dialog with its stage chosen. */
export function MoveStageButton({ target, stage }: { target: MoveTarget; stage: Stage }) {
  const openDialog = useMoveDialog();
  const words = translate(`candidates.moves.shortcuts.${stage}`);
  return (
    <Button
      size="small"
      variant="outlined"
      color={stage === 'rechazada' ? 'error' : 'primary'}
      aria-label={`${words}: ${target.name}`}
      onClick={() => openDialog(target, stage)}
    >
      {words}
    </Button>
  );
}

/** 'Mover a…': the stages of `mover_a`, and the phases of the vacancy. Bare: three dots instead of the words. */
export function MoveMenuButton({ target, bare = false }: { target: MoveTarget; bare?: boolean }) {
  const { button, menu, choose } = useMenu();
  const openDialog = useMoveDialog();
  const words = translate('candidates.moves.menu');
  const choices = useMoveChoices(target, menu.container !== null);
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
      {/* Nothing of it exists in the rows where it was never opened. */}
      {menu.container && (
        <Menu {...menu}>
          {choices.map(({ id, stage, name }) => (
            <MenuItem key={id} sx={{ gap: 1.5 }} onClick={choose(() => openDialog(target, id))}>
              <StageDot stage={stage} />
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
