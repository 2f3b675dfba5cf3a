import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { Link, type LinkProps } from 'react-router-dom';

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
