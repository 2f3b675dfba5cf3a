import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { IconButton } from '@mui/material';
import { useState } from 'react';
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

const leaveField = focus('#conversacion');

/** The inbox by keyboard alone; the help is behind '?'. */
export function InboxKeys({ shown }: { shown: string | undefined }) {
  const [open, setOpen] = useState(false);
  const list = useListContext<Thread>();
  const shownIds = (list.data ?? []).map(({ id }) => id);
  const filters = JSON.stringify(list.filterValues);
  // The list has the unread first: one that is read leaves its place, and its neighbours stay these.
  const [met, setMet] = useState({ filters, order: shownIds });
  const order = keptOrder(met.filters === filters ? met.order : [], shownIds);
  if (met.filters !== filters || met.order.length < order.length) setMet({ filters, order });
  const navigate = useNavigate();
  const turn = (step: 1 | -1) => () => {
    const next = neighbourOf(shown, step, order, shownIds);
    if (next)
      void navigate({ pathname: threadAddress(next), search: window.location.search }, { replace: true });
  };
  const keys = [
    { key: 'J', does: 'inbox.keys.next', run: turn(1) },
    { key: 'K', does: 'inbox.keys.previous', run: turn(-1) },
    { key: 'R', does: 'inbox.keys.answer', run: focus('#conversacion textarea') },
    { key: 'A', does: 'inbox.keys.take', run: press('#conversacion [data-key=a]') },
    { key: 'H', does: 'inbox.keys.putOff', run: press('#conversacion [data-key=h]') },
    { key: 'E', does: 'inbox.keys.close', run: press('#conversacion [data-key=e]') },
    { key: 'O', does: 'inbox.keys.record', run: press('#conversacion [data-key=o]') },
    { key: '/', does: 'inbox.keys.search', run: focus('input[name=q]') },
    { key: '?', does: 'inbox.keys.help', run: () => setOpen(true) },
  ];
  useKeyDown((event) => {
    // What is typed stays; the keys are those of the list again.
    if (event.key === 'Escape' && document.activeElement?.matches('#conversacion textarea')) leaveField();
    const pressed = keys.find(({ key }) => key === event.key.toUpperCase());
    if (!pressed || isTaken(event)) return;
    event.preventDefault();
    pressed.run();
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
