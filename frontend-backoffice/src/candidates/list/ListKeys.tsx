import { useEffect, useRef, useState } from 'react';
import { LIST_PANEL_ID, LIST_TITLE_ID } from './StageTabs';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { IconButton } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useListContext } from 'react-admin';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { moveTargetOfRow, useMoveDialog } from '../moves/moveTarget';
import { nextStepsOf } from '../moves/moveButtons';
import { type Move, MOVE_KEY, useMoveApplication } from '../moves/useMoveApplication';
import { isEmpty, useSelection } from '../bulk/selection';
import { type CandidateRow, fullName } from '../useCandidate';
import { TaskDialog } from '../../tasks/dialog';
import { useBeside } from '../record/useBeside';
import { useKeyDown } from '../../ui/keyboard';
import { lazyPart } from '../../ui/lazy';
import { translate } from '../../i18n/texts';

const FIELD = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox]';
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest(FIELD) !== null;

let fieldComes = false;

/**
 * A field is about to have the focus: letters that are pressed before are meant for it, too, however long it takes.
 * Who gives up says so with Escape, a click or a step back.
 */
const awaitField = () => (fieldComes = true);
const fieldCame = () => (fieldComes = false);
document.addEventListener('focusin', ({ target }) => {
  if (isField(target)) fieldCame();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') fieldCame();
});
document.addEventListener('pointerdown', fieldCame);
window.addEventListener('popstate', fieldCame);

/** Whether a pressed key is text for a field, or the browser's. */
export const isTyping = ({ altKey, ctrlKey, defaultPrevented, metaKey, target }: KeyboardEvent): boolean =>
  defaultPrevented || ctrlKey || metaKey || altKey || isField(target) || fieldComes;

// What lies over the list keeps the focus within itself; one that is just closing has let it go already.
const OVER_THE_LIST = '.MuiModal-root, [role=dialog], [role=menu], [role=listbox]';

/** Whether a pressed key belongs to a field, a menu or a dialog instead of the list. */
export const isTaken = (event: KeyboardEvent): boolean =>
  isTyping(event) || (event.target instanceof Element && event.target.closest(OVER_THE_LIST) !== null);

const links = () => [...document.querySelectorAll<HTMLAnchorElement>(`#${LIST_PANEL_ID} a[data-row]`)];

/** The row that has the focus, else the one whose record is open beside the list; null when there is none. */
function focusedRow(): { element: Element; id: string } | null {
  const focused = document.activeElement?.closest(`#${LIST_PANEL_ID} tr`);
  const element =
    focused ??
    links()
      .find(({ ariaCurrent }) => ariaCurrent)
      ?.closest('tr');
  const id = element?.querySelector<HTMLAnchorElement>('a[data-row]')?.dataset['row'];
  return element && id ? { element, id } : null;
}

/** Gives the focus to the next (1) or previous (-1) row; without a focused row, to the first. */
function moveFocus(step: 1 | -1): void {
  const all = links();
  const current = all.findIndex((link) => link.dataset['row'] === focusedRow()?.id);
  (current < 0 ? all[0] : all[current + step])?.focus();
}

const rowsShown = () => [...document.querySelectorAll<HTMLElement>(`#${LIST_PANEL_ID} tbody tr`)];

/** A row that leaves the list takes the keyboard focus with it: the row that takes its place gets the focus. */
export function useFocusInRows(rows: readonly unknown[] | undefined) {
  const place = useRef(-1);

  useEffect(() => {
    const remember = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('tr') : null;
      place.current = row ? rowsShown().indexOf(row) : -1;
    };
    const heard = new AbortController();
    document.addEventListener('focusin', remember, heard);
    // A click beside the list takes the focus away on purpose.
    document.addEventListener('pointerdown', remember, heard);
    return () => heard.abort();
  }, []);

  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const shown = rowsShown();
    const next = shown[Math.min(place.current, shown.length - 1)]?.querySelector<HTMLElement>('input, a');
    (next ?? document.getElementById(LIST_TITLE_ID))?.focus({ preventScroll: true });
  }, [rows]);
}

const KeysHelp = lazyPart(() => import('./KeysHelp'), 'KeysHelp');

/** The focused link of the row does this by itself. */
const OPEN = { key: 'candidates.list.keys.enter', does: 'candidates.list.keys.open' };

/** In rows of tasks (TaskLines). */
const TASK_DONE = { key: 'H', does: 'candidates.list.keys.taskDone' };

const LOOK_MS = 50;

/** By the bar of the chosen, which may still be read: never the focused row instead of them. */
function rejectChosen(looks = 60): void {
  const button = document.querySelector<HTMLElement>('#seleccion [data-key=r]');
  if (button) button.click();
  else if (looks > 0) window.setTimeout(() => rejectChosen(looks - 1), LOOK_MS);
}

/** The keys of the list: those of the focused row need one. */
function useKeys(showHelp: () => void, makeTask: (row: CandidateRow) => void) {
  const { data = [] } = useListContext<CandidateRow>();
  const { canAccess: mayMove } = useCanAccess({ resource: 'applications', action: 'move' });
  const { selection } = useSelection();
  const openDialog = useMoveDialog();
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<object | null>;
  const beside = useBeside();
  const { mutate } = useMoveApplication();
  const queryClient = useQueryClient();

  const onRow = (act: (row: CandidateRow, element: Element) => void) => () => {
    const focused = focusedRow();
    const row = data.find(({ id }) => id === focused?.id);
    if (focused && row) act(row, focused.element);
  };
  const press = (selector: string) =>
    onRow((_row, element) => element.querySelector<HTMLElement>(selector)?.click());

  function moveOn(row: CandidateRow) {
    const target = moveTargetOfRow(row);
    const { onward } = nextStepsOf(target);
    // A second press waits for the version that the first one makes.
    const moving = queryClient.isMutating({
      mutationKey: MOVE_KEY,
      predicate: ({ state: { variables } }) => (variables as Move).id === target.id,
    });
    if (!mayMove || !onward || moving > 0) return;
    // A contract is never one key: its dialog says what follows.
    if (onward.stage === 'contratada') return openDialog(target, onward.stage);
    const request = { estado: onward.stage, version: target.version, notificar: true };
    mutate({ id: target.id, request });
  }

  function reject() {
    if (!isEmpty(selection)) return rejectChosen();
    onRow((row) => {
      const target = moveTargetOfRow(row);
      if (mayMove && nextStepsOf(target).reject) openDialog(target, 'rechazada');
    })();
  }

  const write =
    (part: string) =>
    ({ id }: CandidateRow) => {
      const query = new URLSearchParams(search);
      query.set('parte', part);
      awaitField();
      void navigate(
        { pathname: `/candidates/${id}/show`, search: query.toString() },
        beside ? { replace: true, state } : { state: { fromList: true } },
      );
    };

  return [
    { key: 'J', does: 'candidates.list.keys.next', run: () => moveFocus(1) },
    { key: 'K', does: 'candidates.list.keys.previous', run: () => moveFocus(-1) },
    { key: 'E', does: 'candidates.list.keys.onward', run: onRow(moveOn) },
    { key: 'R', does: 'candidates.list.keys.reject', run: reject },
    { key: 'N', does: 'candidates.list.keys.note', run: onRow(write('notas')) },
    { key: 'M', does: 'candidates.list.keys.message', run: onRow(write('mensajes')) },
    { key: 'T', does: 'candidates.list.keys.task', run: onRow(makeTask) },
    { key: 'P', does: 'candidates.list.keys.priority', run: press('[data-key=p]') },
    { key: 'X', does: 'candidates.list.keys.select', run: press('input[type=checkbox]') },
    {
      key: 'A',
      does: 'candidates.list.keys.actions',
      run: () => document.querySelector<HTMLElement>('#seleccion button:not(:disabled)')?.focus(),
    },
    {
      key: '/',
      does: 'candidates.list.keys.search',
      run: () => document.querySelector<HTMLInputElement>('[role=search] input')?.focus(),
    },
    { key: '?', does: 'candidates.list.keys.help', run: showHelp },
  ];
}

/** The keyboard of the list, and its help behind '?'. */
export function ListKeys() {
  const [open, setOpen] = useState(false);
  const [taskFor, setTaskFor] = useState<CandidateRow>();
  const { canAccess: mayMakeTasks } = useCanAccess({ resource: 'tasks', action: 'create' });
  const makeTask = (row: CandidateRow) => {
    if (!mayMakeTasks) return;
    awaitField();
    setTaskFor(row);
  };
  const keys = useKeys(() => setOpen(true), makeTask);
  const beside = useBeside();

  useKeyDown((event) => {
    const pressed = keys.find(({ key }) => key === event.key.toUpperCase());
    if (!pressed || isTaken(event)) return;
    // The record beside the list turns to its neighbour.
    if (beside && (pressed.key === 'J' || pressed.key === 'K')) return;
    event.preventDefault();
    pressed.run();
  });

  return (
    <>
      <IconButton
        aria-label={translate('candidates.list.keys.title')}
        title={translate('candidates.list.keys.hint')}
        onClick={() => setOpen(true)}
        sx={{ width: 40, height: 40, display: { xs: 'none', md: 'inline-flex' } }}
      >
        <KeyboardOutlined fontSize="small" />
      </IconButton>
      {open && <KeysHelp keys={[...keys, OPEN, TASK_DONE]} onClose={() => setOpen(false)} />}
      {taskFor && (
        <TaskDialog
          about={{ candidato_id: taskFor.id }}
          name={fullName(taskFor)}
          onClose={() => setTaskFor(undefined)}
        />
      )}
    </>
  );
}
