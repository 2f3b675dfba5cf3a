import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { Divider, IconButton, ListItemText, Menu, MenuItem, type MenuItemProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useDeleteController, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { AskFirst, type Question } from '../dialogs/confirm';
import { useFocusAfter } from '../keepFocus';
import { useMenu } from './useMenu';
import { translate } from '../../i18n/texts';

interface Props {
  /** Default: the record's `nombre`. */
  name?: string;
  warning: string;
  /** The dialog that 'Editar' opens. */
  dialog: (id: string, close: () => void) => ReactNode;
}

/** 'Editar', which opens a dialog over the list, and 'Eliminar', which asks by name. */
export function RowActions({ warning, dialog, ...props }: Props) {
  const record = useRecordContext<RaRecord & { nombre?: string }>();
  const name = props.name ?? record?.nombre ?? '';
  const [editing, setEditing] = useState(false);
  const { handleDelete } = useDeleteController({ record, mutationMode: 'pessimistic', redirect: false });
  return (
    <>
      <RowMenu
        of={name}
        items={[
          { label: 'ra.action.edit', onChoose: () => setEditing(true) },
          {
            label: 'ra.action.delete',
            asks: { question: translate('ui.row.deleteQuestion', { name }), explanation: warning },
            onChoose: handleDelete,
          },
        ]}
      />
      {editing && record && dialog(String(record.id), () => setEditing(false))}
    </>
  );
}

export interface RowAction extends Pick<MenuItemProps, 'disabled' | 'sx'> {
  label: string;
  /**
   * Asked before the item is done. The button that confirms has the label of the item, unless `confirm` gives another.
   */
  asks?: Question | undefined;
  onChoose?: () => void;
  /** Address of a screen, or of a page of the site, that the item leads to. */
  to?: string;
  href?: string;
  /** Why the item does nothing. The keyboard reaches it, so that the reason can be read. */
  whyNot?: string;
  /** A line separates the item from those above it. */
  apart?: boolean;
}

interface RowMenuProps {
  /** The name of the record. */
  of: string;
  /** Label of the button; default: 'Acciones de', and the name. */
  label?: string;
  disabled?: boolean;
  /** The menu stands beside a button of the row. */
  small?: boolean;
  items: readonly RowAction[];
}

/** What may be done with the record of a row. react-admin's tables have no menu of a row. */
export function RowMenu({ of, label, disabled, small = false, items }: RowMenuProps) {
  const { button, menu, choose } = useMenu();
  const [asking, setAsking] = useState<string>();
  const focusAfter = useFocusAfter();
  if (items.length === 0) return null;
  const item = ({ label: name, asks, onChoose, to, href, whyNot, apart, ...props }: RowAction) => {
    const act = asks ? () => setAsking(name) : onChoose;
    return [
      apart && <Divider key={`before ${name}`} />,
      <MenuItem
        key={name}
        {...props}
        {...(to && { component: Link, to })}
        {...(href && { component: 'a', href, target: '_blank', rel: 'noopener' })}
        {...(whyNot && { 'aria-disabled': true, sx: { cursor: 'default', maxWidth: 320 } })}
        onClick={whyNot ? undefined : choose(() => act?.())}
      >
        {whyNot ? (
          <ListItemText
            primary={translate(name)}
            secondary={translate(whyNot)}
            sx={{ whiteSpace: 'normal' }}
            slotProps={{ primary: { color: 'warning.main' } }}
          />
        ) : (
          translate(name)
        )}
      </MenuItem>,
    ];
  };
  return (
    <>
      <IconButton
        {...button}
        ref={focusAfter}
        aria-label={label ?? translate('ui.row.actionsOf', { name: of })}
        // Not `disabled`: the focus comes back to it while what was chosen is still being done.
        aria-disabled={disabled}
        onClick={disabled ? undefined : button.onClick}
        size={small ? 'small' : 'large'}
      >
        <MoreVertOutlined fontSize={small ? 'small' : 'medium'} />
      </IconButton>
      <Menu {...menu}>{items.map(item)}</Menu>
      {items.map(
        ({ label: name, asks, onChoose }) =>
          asks && (
            <AskFirst
              key={name}
              open={asking === name}
              confirm={name}
              {...asks}
              onClose={() => setAsking(undefined)}
              onConfirm={() => onChoose?.()}
            />
          ),
      )}
    </>
  );
}
