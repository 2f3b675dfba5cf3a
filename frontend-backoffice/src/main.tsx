import './ui/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { watchActivity } from './layout/live/userActivity';
import { StartError, StartScreen } from './layout/StartScreen';
import { requireStaff } from './providers/session';

watchActivity();

// A page kept by the browser's back button may belong to a session that has ended.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

const router = createBrowserRouter(
  [
    {
      path: '*',
      // Nothing is drawn before the server has said who is here.
      loader: async () => {
        await requireStaff();
        return null;
      },
      shouldRevalidate: () => false,
      Component: App,
      HydrateFallback: StartScreen,
      ErrorBoundary: StartError,
    },
  ],
  { basename: '/sistema-aplicacion' },
);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    {/* Drawn before the next key or click: that one is for what the screen shows by then. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
