import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, type ButtonProps, IconButton, Popover } from '@mui/material';
import { Link, type LinkProps } from 'react-router-dom';
import ArrowBack from '@mui/icons-material/ArrowBack';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import type { CSSObject } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { ICON_SIZE } from './display/Detail';
import { translate } from '../i18n/texts';

/** The look of the main button of a screen, which adds something. */
export const ADD_BUTTON: ButtonProps = {
  variant: 'contained',
  color: 'secondary',
  startIcon: <AddOutlined aria-hidden />,
};

/** react-admin's `CreateButton`, also for a dialog or a menu. */
export const AddButton = ({ to, ...button }: ButtonProps & Partial<Pick<LinkProps, 'to' | 'state'>>) => (
  <Button {...ADD_BUTTON} {...(to && { component: Link, to })} {...button} />
);

/** The way from a record that is a screen of its own to its list. */
export const BackLink = ({ to, children }: Pick<LinkProps, 'to' | 'children'>) => (
  <Button
    component={Link}
    to={to}
    size="small"
    startIcon={<ArrowBack />}
    sx={{ mb: 1, alignSelf: 'flex-start' }}
  >
    {children}
  </Button>
);

interface Props {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label?: string;
}

/** Reads the next page of a list; nothing after the last one. */
export function MoreButton({ of, label = 'ui.buttons.more' }: Props) {
  if (!of.hasNextPage) return null;
  return (
    <BusyButton
      variant="outlined"
      busy={of.isFetchingNextPage}
      onClick={() => void of.fetchNextPage()}
      sx={{ m: 2 }}
    >
      {translate(of.isFetchingNextPage ? 'ra.page.loading' : label)}
    </BusyButton>
  );
}

/** `fetching`: a load is in progress, possibly started elsewhere. */
export function RefreshButton({ fetching, onClick }: { fetching: boolean; onClick: () => void }) {
  return (
    <BusyButton
      variant="outlined"
      aria-label={translate('ra.action.refresh')}
      busy={fetching}
      onClick={onClick}
      sx={{ minWidth: 44, '@media (pointer: coarse)': { minHeight: 44 } }}
    >
      <RefreshOutlined aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 1 }}>
        {translate('ra.action.refresh')}
      </Box>
    </BusyButton>
  );
}

interface BusyButtonProps extends Omit<ButtonProps, 'sx' | 'disabled'> {
  /** Its action is in progress: pressing it again does nothing. */
  busy: boolean;
  /** False: there is nothing that it could do now. */
  ready?: boolean;
  sx?: CSSObject;
}

/**
 * Keeps the focus while it does nothing: a disabled button would lose it, and with it the keyboard position. A form
 * around it decides itself whether it is sent.
 */
export function BusyButton({ busy, ready = true, onClick, sx, ...props }: BusyButtonProps) {
  const off = busy || !ready;
  return (
    <Button
      {...props}
      aria-disabled={off}
      onClick={off ? undefined : onClick}
      sx={{ ...sx, ...(off && { opacity: 0.6, cursor: busy ? 'progress' : 'default' }) }}
    />
  );
}

interface DialogButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** False: nobody can open it any more, but what is typed in an open one stays. */
  shown?: boolean;
  dialog: (close: () => void) => ReactNode;
}

/** A button that opens a dialog over the screen. */
export function DialogButton({ shown = true, dialog, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {shown && <Button {...button} onClick={() => setOpen(true)} />}
      {open && dialog(() => setOpen(false))}
    </>
  );
}

interface HelpButtonProps {
  label: string;
  /** What the explanation is about, for screen readers. */
  title: string;
  /** Only the icon is shown. */
  bare?: boolean;
  children: ReactNode;
}

/** A button that opens MUI's `Popover` with an explanation. */
export function HelpButton({ label, title, bare = false, children }: HelpButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = {
    'aria-haspopup': 'dialog' as const,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget),
  };
  return (
    <>
      {bare ? (
        <IconButton {...button} aria-label={translate(label)} sx={{ ...ICON_SIZE, width: 40, height: 40 }}>
          <HelpOutlineOutlined fontSize="small" />
        </IconButton>
      ) : (
        <Button {...button} startIcon={<HelpOutlineOutlined />}>
          {translate(label)}
        </Button>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate(title) } }}
      >
        {children}
      </Popover>
    </>
  );
}

/** The one action that matters on a screen or in a dialog. */
export const MainButton = (props: ButtonProps) => <Button variant="contained" color="secondary" {...props} />;
