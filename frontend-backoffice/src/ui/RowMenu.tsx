import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useDeleteController, useRecordContext } from 'react-admin';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { AskFirst, type Question } from './confirm';
import { ABOVE_LINK } from './Detail';

/** Properties of a button and of MUI's `Menu` that it opens; `choose` makes the handler of an item. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Inside the landmark or dialog of its button, where screen readers look for it. Kept when the menu closes: what it
  // made inert belongs to the place where it was open.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  const onClose = () => setAnchor(null);
  return {
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        setContainer(currentTarget.closest<HTMLElement>('[role="dialog"], main'));
        setAnchor(currentTarget);
      },
    } as const,
    menu: { id, anchorEl: anchor, open, onClose, container },
    choose: (act: () => void) => () => {
      onClose();
      act();
    },
  };
}

interface Props {
  name: string;
  warning: string;
  /** That of 'Editar'. */
  dialog: (id: string, close: () => void) => ReactNode;
}

/** 'Editar', which opens a dialog over the list, and 'Eliminar', which asks by name. */
export function RowActions({ name, warning, dialog }: Props) {
  const record = useRecordContext();
  const [editing, setEditing] = useState(false);
  const { handleDelete } = useDeleteController({ record, mutationMode: 'pessimistic', redirect: false });
  return (
    <>
      <RowMenu
        of={name}
        items={[
          { label: 'Editar', onChoose: () => setEditing(true) },
          {
            label: 'Eliminar',
            asks: { question: `¿Eliminar «${name}»?`, explanation: warning },
            onChoose: handleDelete,
          },
        ]}
      />
      {editing && record && dialog(String(record.id), () => setEditing(false))}
    </>
  );
}

interface Item {
  label: string;
  disabled?: boolean;
  /** Before it is done; the button that does it is called as the item, unless `confirm` says otherwise. */
  asks?: Question;
  onChoose: () => void;
}

/** What may be done with the record of a row, `of` being its name. react-admin's tables have no menu of a row. */
export function RowMenu({ of, items }: { of: string; items: readonly Item[] }) {
  const { button, menu, choose } = useMenu();
  const [asking, setAsking] = useState<string>();
  if (items.length === 0) return null;
  return (
    <>
      <IconButton {...button} aria-label={`Acciones de ${of}`} sx={{ ...ABOVE_LINK, width: 44, height: 44 }}>
        <MoreVertOutlined />
      </IconButton>
      <Menu {...menu}>
        {items.map(({ label, disabled = false, asks, onChoose }) => (
          <MenuItem
            key={label}
            disabled={disabled}
            onClick={choose(asks ? () => setAsking(label) : onChoose)}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {items.map(
        ({ label, asks, onChoose }) =>
          asks && (
            <AskFirst
              key={label}
              open={asking === label}
              confirm={label}
              {...asks}
              onClose={() => setAsking(undefined)}
              onConfirm={onChoose}
            />
          ),
      )}
    </>
  );
}
