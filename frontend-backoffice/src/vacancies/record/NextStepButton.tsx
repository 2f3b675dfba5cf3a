import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { later } from '../../ui/later';
import { ABOVE_LINK } from '../../ui/display/Detail';
import { boardAddress, type Figures, type Vacancy } from '../vacancy';
import { opensNext, STEPS, useStateChange } from '../useStateChange';

const ClosingDialog = later(() => import('../ClosingDialog'), 'ClosingDialog');

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size'> {
  vacancy: Vacancy;
  /** Undefined while they are not known. */
  figures: Figures | undefined;
}

/** What comes next: publish it, answer those whom its closing left waiting, or otherwise work on its applications. */
export function NextStepButton({ vacancy, figures, ...button }: Props) {
  const { id, titulo, estado } = vacancy;
  const { permissions } = usePermissions<string[]>();
  const [answering, setAnswering] = useState(false);
  const { change, busy, reasonDialog } = useStateChange(vacancy);
  const writes = permissions?.includes('vacancies:write') ?? false;
  const opens = writes && opensNext(estado);
  const leftWaiting = estado === 'cerrada' && figures?.esperan;

  if (writes && leftWaiting) {
    return (
      <>
        <Button
          {...button}
          onClick={() => setAnswering(true)}
          aria-label={`Responder a quienes esperan en ${titulo}`}
          sx={ABOVE_LINK}
        >
          Responder
        </Button>
        {answering && <ClosingDialog vacancy={vacancy} onClose={() => setAnswering(false)} />}
      </>
    );
  }
  if (opens) {
    const [{ to, label }] = STEPS[estado];
    return (
      <>
        <Button
          {...button}
          disabled={busy}
          onClick={() => change(to)}
          aria-label={`${label} ${titulo}`}
          sx={ABOVE_LINK}
        >
          {label}
        </Button>
        {reasonDialog}
      </>
    );
  }
  return (
    <Button
      {...button}
      component={Link}
      to={boardAddress(id)}
      aria-label={`Tablero de ${titulo}`}
      sx={ABOVE_LINK}
    >
      Tablero
    </Button>
  );
}
