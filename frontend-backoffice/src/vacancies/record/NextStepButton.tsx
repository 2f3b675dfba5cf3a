import { Button, type ButtonProps } from '@mui/material';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../ui/lazy';
import { BusyButton, DialogButton } from '../../ui/buttons';
import { boardAddress, type Figures, type Vacancy } from '../vacancy';
import { useFocusInLines } from '../../ui/lists/useFocusInLines';
import { opensNext, STEPS, useStateChange } from '../useStateChange';
import { translate } from '../../i18n/texts';

const ClosingDialog = lazyPart(() => import('../ClosingDialog'), 'ClosingDialog');

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size'> {
  vacancy: Vacancy;
  /** Undefined while the figures are being read. */
  figures: Figures | undefined;
}

function Step({ vacancy, figures, ...button }: Props) {
  const { id, titulo: title, estado } = vacancy;
  const { mayWrite, change, busy, reasonDialog } = useStateChange(vacancy);

  if (mayWrite && estado === 'cerrada' && figures?.esperan) {
    return (
      <DialogButton
        {...button}
        aria-label={translate('vacancies.next.answerIn', { title })}
        dialog={(close) => <ClosingDialog vacancy={vacancy} onClose={close} />}
      >
        {translate('vacancies.next.answer')}
      </DialogButton>
    );
  }
  if (mayWrite && opensNext(estado)) {
    const [step] = STEPS[estado];
    const label = translate(step.label);
    return (
      <>
        <BusyButton {...button} busy={busy} onClick={() => change(step.to)} aria-label={`${label} ${title}`}>
          {label}
        </BusyButton>
        {reasonDialog}
      </>
    );
  }
  return (
    <Button
      {...button}
      component={Link}
      to={boardAddress(id)}
      aria-label={translate('vacancies.next.boardOf', { title })}
    >
      {translate('vacancies.next.board')}
    </Button>
  );
}

/** What comes next: publish it, answer those whom its closing left waiting, or otherwise work on its applications. */
export function NextStepButton(props: Props) {
  // What comes next is another button: the keyboard that pressed the one before goes on there.
  const focus = useFocusInLines<HTMLSpanElement>(props.vacancy.estado, 'a, button');
  return (
    <span style={{ display: 'contents' }} {...focus}>
      <Step {...props} />
    </span>
  );
}
