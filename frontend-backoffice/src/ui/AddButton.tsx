import AddOutlined from '@mui/icons-material/AddOutlined';
import type { ButtonProps } from '@mui/material';
import { Link, type LinkProps } from 'react-router-dom';
import { MainButton } from './MainButton';

/** The main button of a screen, which adds something: react-admin's `CreateButton`, also for a dialog or a menu. */
export const AddButton = ({ to, ...button }: ButtonProps & Partial<Pick<LinkProps, 'to' | 'state'>>) => (
  <MainButton startIcon={<AddOutlined aria-hidden />} {...(to && { component: Link, to })} {...button} />
);
