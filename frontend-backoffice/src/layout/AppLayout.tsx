import { lazyPart } from '../ui/lazy';
import { showRunning, useRunningAction } from '../candidates/bulk/selection';
import { useEffect, useState } from 'react';
import { type ProofKind, registerProofDialog } from '../providers/proof';
import { Layout, type LayoutProps } from 'react-admin';
import { useFocusOnNewScreen } from '../ui/keepFocus';
import { LiveScreens } from './live/LiveScreens';
import { TopBar } from './TopBar';

const BulkNotice = lazyPart(() => import('../candidates/bulk/BulkNotice'), 'BulkNotice');

/** The action that was confirmed last, over whichever screen. */
function RunningBulk() {
  const action = useRunningAction();
  if (!action) return null;
  return <BulkNotice key={action.id} confirmed={action} onClose={() => showRunning(null)} />;
}

const ProofForm = lazyPart(() => import('./ProofForm'), 'ProofForm');

interface Question {
  kind: ProofKind;
  answer: (proven: boolean) => void;
  /** The element that had the focus, to restore it. */
  from: Element | null;
}

const back = (to: Element | null): void => {
  if (to instanceof HTMLElement && to.isConnected) to.focus();
};

/** Asks for the password or a code when the server requires a recent proof; the pending request then continues. */
function ProofDialog() {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      registerProofDialog(
        (kind) =>
          new Promise((answer) => {
            setQuestion({ kind, answer, from: document.activeElement });
          }),
      ),
    [],
  );
  if (!question) return null;
  const close = (proven: boolean) => {
    setQuestion(null);
    question.answer(proven);
    // After the dialog has closed, because it traps the focus.
    setTimeout(() => back(question.from));
  };
  return <ProofForm kind={question.kind} onClose={close} />;
}

const NoSidebar = () => null;

/** react-admin's layout with the menu in the top bar, so that lists and boards get the whole width. */
export function AppLayout({ children }: LayoutProps) {
  useFocusOnNewScreen();
  return (
    <Layout
      appBar={TopBar}
      sidebar={NoSidebar}
      sx={{
        minWidth: 0,
        '& .RaLayout-appFrame': { mt: 0, minWidth: 0 },
        '& .RaLayout-contentWithSidebar': { minWidth: 0 },
        '& .RaLayout-content': {
          minWidth: 0,
          width: '100%',
          maxWidth: 1680,
          mx: 'auto',
          px: { xs: 1.5, sm: 3 },
          pt: 1,
          pb: 6,
        },
      }}
    >
      {children}
      <LiveScreens />
      <RunningBulk />
      <ProofDialog />
    </Layout>
  );
}
