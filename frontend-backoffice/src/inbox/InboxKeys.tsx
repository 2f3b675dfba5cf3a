import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { IconButton } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isTaken } from '../candidates/list/ListKeys';
import { KeysHelp } from '../candidates/list/KeysHelp';
import { useKeyDown } from '../ui/keyboard';
import { translate } from '../i18n/texts';
import { keptOrder, neighbourOf } from './keyOrder';
import { type Thread, threadAddress } from './thread';

const press = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click();
const focus = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.focus();
/** A field whose text is replaced by what is typed next. */
const replace = (selector: string) => () => document.querySelector<HTMLInputElement>(selector)?.select();

const FIELD = '#conversacion :is(textarea, [role=combobox])';
const SENDING = '#conversacion textarea:read-only';
const BOX = '.MuiInputBase-root:has(input[name=bandeja]) [role=combobox]';
const SEARCH = 'input[name=q]';
const leaveField = focus('#conversacion');
/** The form of a message or a note stands there before its field is looked for; in a narrow window it is folded at first. */
function choose(kind: 'mensaje' | 'nota') {
  flushSync(press('#conversacion [data-unfolds]'));
  flushSync(press(`#conversacion [data-kind=${kind}]`));
}
const write = (kind: 'mensaje' | 'nota') => () => {
  choose(kind);
  // Until the person has been read there is a field for a message only, outside of a form.
  focus(kind === 'nota' ? '#conversacion form textarea' : '#conversacion textarea')();
};
function chooseSaved() {
  choose('mensaje');
  press('#conversacion [data-key=g]')();
}
const chooseFrom = (selector: string) => () => {
  const select = document.querySelector(selector);
  // A select opens at a press of the mouse, not at a click.
  select?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  // It gets the focus back when its choices have closed, and would take the keys of the inbox for text.
  select?.addEventListener('focus', leaveField, { once: true });
};

/** The order in which the list was met last: whoever comes back from a record goes on where they were. */
let left: { filters: string; order: readonly string[] } | null = null;

/** The inbox by keyboard alone; the help is behind '?'. */
export function InboxKeys({ shown }: { shown: string | undefined }) {
  const [open, setOpen] = useState(false);
  const list = useListContext<Thread>();
  const shownIds = (list.data ?? []).map(({ id }) => id);
  const filters = JSON.stringify(list.filterValues);
  // The list has the unread first: one that is read leaves its place, and its neighbours stay these.
  const [met, setMet] = useState(() => {
    const isBack = left?.filters === filters && shown !== undefined && left.order.includes(shown);
    return { filters, order: isBack && left ? left.order : shownIds };
  });
  const order = keptOrder(met.filters === filters ? met.order : [], shownIds);
  if (met.filters !== filters || met.order.length < order.length) setMet({ filters, order });
  useEffect(() => {
    left = { filters, order };
  });
  const navigate = useNavigate();
  const turn = (step: 1 | -1) => () => {
    const next = neighbourOf(shown, step, order, shownIds);
    if (next)
      void navigate({ pathname: threadAddress(next), search: window.location.search }, { replace: true });
  };
  const keys = [
    { key: 'J', does: 'inbox.keys.next', run: turn(1) },
    { key: 'K', does: 'inbox.keys.previous', run: turn(-1) },
    { key: 'R', does: 'inbox.keys.answer', run: write('mensaje') },
    { key: 'G', does: 'inbox.keys.saved', run: chooseSaved },
    { key: 'N', does: 'inbox.keys.note', run: write('nota') },
    { key: 'A', does: 'inbox.keys.take', run: press('#conversacion [data-key=a]') },
    { key: 'D', does: 'inbox.keys.give', run: replace('#conversacion [data-key=d] [role=combobox]') },
    { key: 'H', does: 'inbox.keys.putOff', run: press('#conversacion [data-key=h]') },
    { key: 'E', does: 'inbox.keys.close', run: press('#conversacion [data-key=e]') },
    { key: 'O', does: 'inbox.keys.record', run: press('#conversacion [data-key=o]') },
    { key: 'F', does: 'inbox.keys.box', run: chooseFrom(BOX) },
    { key: '/', does: 'inbox.keys.search', run: focus(SEARCH) },
    { key: '?', does: 'inbox.keys.help', run: () => setOpen(true) },
  ];
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.id === 'conversacion') waiting.current?.();
      waiting.current = null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useKeyDown((event) => {
    waiting.current = null;
    // What is typed stays; the keys are those of the list again.
    if (event.key === 'Escape' && document.activeElement?.matches(`${FIELD}, ${SEARCH}`)) leaveField();
    const pressed = keys.find(({ key }) => key === event.key.toUpperCase());
    // What is being sent takes no text: the key waits for it, or what is typed next would go to the same person.
    const isSending = event.target instanceof Element && event.target.matches(SENDING);
    if (!pressed || (isSending ? event.ctrlKey || event.metaKey || event.altKey : isTaken(event))) return;
    event.preventDefault();
    if (isSending) waiting.current = pressed.run;
    else pressed.run();
  });
  return (
    <>
      <IconButton
        aria-label={translate('candidates.list.keys.title')}
        onClick={() => setOpen(true)}
        sx={{ width: 40, height: 40, display: { xs: 'none', md: 'inline-flex' } }}
      >
        <KeyboardOutlined fontSize="small" />
      </IconButton>
      {open && (
        <KeysHelp
          keys={[
            ...keys,
            { key: 'inbox.keys.ctrlEnter', does: 'inbox.keys.send' },
            { key: 'Ctrl+Z', does: 'ra.action.undo' },
            { key: 'Esc', does: 'inbox.keys.leave' },
          ]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
