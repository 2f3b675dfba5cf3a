import { internalAccessibilityTests } from '../pages/accessibility.js';

internalAccessibilityTests();
