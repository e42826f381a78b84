import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TipJar } from './tip-jar';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
createRoot(root).render(
  <StrictMode>
    <TipJar />
  </StrictMode>,
);
