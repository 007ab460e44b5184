import { CONFIG } from '../config';
import { createPorts } from '../ports/ports';
import { createBoot } from './boot.flow';

createBoot(CONFIG, createPorts())();
